# Files that nobody closes are closed, and written, when the last one lets them go.
import csv
import json
import os
import tempfile


class Log:
    def __init__(self, path):
        self.file = open(path, "w")

    def add(self, text):
        self.file.write(text + "\n")


def size(path):
    return os.path.getsize(path)


def local(path):
    f = open(path, "w")
    f.write("local")
    return size(path)


def handed_out(path):
    return open(path, "w")


def failing(path):
    f = open(path, "w")
    f.write("before the error")
    raise ValueError(str(size(path)))


def lines(path):
    for line in open(path):
        yield line.strip()


def first_word(path):
    for line in open(path):
        for word in line.split():
            return word
    return ""


def main():
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "data.txt")
    open(path, "w").write("one two\nthree\n")
    print(open(path).read().split(), size(path))
    print(local(path), size(path))
    f = handed_out(path)
    f.write("handed out")
    print(size(path))
    f = None
    print(size(path))
    f = open(path, "a")
    f.write(" and more")
    f = open(os.path.join(folder, "other.txt"), "w")
    print(size(path), f.closed)
    del f
    try:
        failing(path)
    except ValueError as error:
        print(error, size(path))
    print(size(path))
    log = Log(path)
    log.add("logged")
    print(size(path))
    log = None
    print(size(path))
    files = [open(os.path.join(folder, f"{i}.txt"), "w") for i in range(3)]
    for i, each in enumerate(files):
        each.write("x" * (i + 1))
    each = None
    print([size(os.path.join(folder, f"{i}.txt")) for i in range(3)])
    files.pop(1)
    print([size(os.path.join(folder, f"{i}.txt")) for i in range(3)])
    files.clear()
    print([size(os.path.join(folder, f"{i}.txt")) for i in range(3)])
    json.dump({"a": [1, 2]}, open(path, "w"))
    print(json.load(open(path)))
    csv.writer(open(path, "w")).writerows([["a", 1], ["b", 2]])
    print(list(csv.reader(open(path))), [line for line in open(path)])
    open(path, "wb").write(b"\x00\x01")
    print(open(path, "rb").read())
    open(path, "w").write("first second\nlast\n")
    print(list(lines(path)), first_word(path), next(lines(path)))
    for i in range(3000):
        if open(path).readline() != "first second\n":
            print("wrong", i)
    with open(path, "a") as managed:
        managed.write("managed\n")
    print(managed.closed, size(path))
    for name in sorted(os.listdir(folder)):
        os.remove(os.path.join(folder, name))
    os.rmdir(folder)


if __name__ == "__main__":
    main()
