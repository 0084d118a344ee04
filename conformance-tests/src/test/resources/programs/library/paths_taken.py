"""open and the functions of os take paths, and whatever has __fspath__."""
import os
from pathlib import Path


class Named:
    def __init__(self, name):
        self.name = name

    def __fspath__(self):
        return self.name


def main(argv):
    path = Path("paths_taken_%d.txt" % os.getpid())
    with open(path, "w") as f:
        f.write("one\ntwo\n")
    with open(path) as f:
        print(f.read().split())
    with open(file=path, mode="rb") as f:
        print(f.read())
    print(os.path.exists(path), os.path.getsize(path), os.path.join(Path("a"), "x"), os.path.splitext(Path("a/b.c")))
    with open(Named(str(path))) as f:
        print(f.readline())
    print(os.path.isfile(Named("nothing here")), os.path.basename(Named("a/b")))
    try:
        open(Path("nothing here/at all"))
    except FileNotFoundError as error:
        print(error.strerror)
    os.remove(path)
    print(os.path.exists(path))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
