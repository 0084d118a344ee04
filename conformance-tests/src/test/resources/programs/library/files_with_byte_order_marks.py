import os
import tempfile


def show(path):
    with open(path, "rb") as f:
        return f.read()


def main():
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "text")
    for encoding in ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1", "ascii"]:
        with open(path, "w", encoding=encoding) as f:
            f.write("one\n")
            f.write("tw\n" if encoding == "ascii" else "twé\n")
            print("three", 3, file=f)
        print(encoding, show(path))
        with open(path, encoding=encoding) as f:
            print([line for line in f])
        with open(path, encoding=encoding) as f:
            print(repr(f.readline()), repr(f.read(2)), repr(f.read()))
            f.seek(0)
            print(f.readlines())
        with open(path, "a", encoding=encoding) as f:
            f.write("more\n")
        print(show(path)[-12:])
        with open(path, "r+", encoding=encoding) as f:
            print(len(f.read()))
            f.seek(0)
            f.write("ONE")
        print(show(path)[:14])
    with open(path, "wb") as f:
        f.write(b"a,b\n1,2\n")
    with open(path, encoding="utf-8-sig") as f:
        print(f.read())
    with open(path, "w", encoding="utf-16") as f:
        pass
    print(show(path))
    os.remove(path)
    os.rmdir(folder)


if __name__ == "__main__":
    main()
