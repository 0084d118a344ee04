"""Writing and reading files, in the current directory."""

import os


def main(argv):
    name = "serpentine-test.txt"
    with open(name, "w", encoding="utf-8") as file:
        file.write("first line\n")
        file.write("second \u00e9\u4e2d\n")
        print("third", 3, file=file)
    with open(name, encoding="utf-8") as file:
        print(repr(file.read()))
    with open(name, encoding="utf-8") as file:
        for number, line in enumerate(file):
            print(number, repr(line))
    with open(name, "a", encoding="utf-8") as file:
        file.write("appended")
    file = open(name, encoding="utf-8")
    print(repr(file.readline()), file.readlines(), repr(file.read()))
    file.close()
    with open(name, "rb") as binary:
        data = binary.read()
    print(len(data), data[:5], os.path.exists(name), os.path.getsize(name), os.path.isfile(name), os.path.isdir("."))
    with open("bytes.bin", "wb") as binary:
        print(binary.write(bytes(range(250, 256))))
    with open("bytes.bin", "rb") as binary:
        print(binary.read(2), binary.read(), binary.read())
    os.remove(name)
    os.remove("bytes.bin")
    print(os.path.exists(name))
    try:
        open("no/such/file")
    except FileNotFoundError as error:
        print(error)
    try:
        os.remove(name)
    except OSError as error:
        print(type(error).__name__, error.errno, error.strerror)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
