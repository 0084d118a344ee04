# Files that nobody closes: what was written is there when the program is over, and so it is where it ends by sys.exit.
import os
import sys
import tempfile


def left(path, text):
    f = open(path, "a")
    f.write(text)
    return f


def basics():
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "left.txt")
    kept = [left(path, "one\n"), left(path, "two\n")]
    print(os.path.getsize(path))
    for f in kept:
        f.flush()
    print(sorted(open(path).read().split()))
    kept[0].write("x" * 20000)
    print(os.path.getsize(path) >= 8)
    for f in kept:
        f.close()
    print(os.path.getsize(path))
    os.remove(path)
    os.rmdir(folder)


def main():
    basics()
    sys.exit(0)


if __name__ == "__main__":
    main()
