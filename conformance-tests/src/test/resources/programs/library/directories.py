"""os: directories, paths, environment."""

import os
import sys


def main(argv):
    os.mkdir("made")
    print(os.path.isdir("made"), os.listdir("made"))
    for name in ("b", "a"):
        with open(os.path.join("made", name), "w") as file:
            file.write(name * 3)
    print(sorted(os.listdir("made")))
    os.rename("made/b", "made/c")
    print(sorted(os.listdir("made")))
    for name in os.listdir("made"):
        os.remove(os.path.join("made", name))
    os.rmdir("made")
    print(os.path.exists("made"))
    print(os.path.join("a", "b", "c.txt"), os.path.join("a/", "b"), os.path.join("a", "/b"), os.path.basename("/x/y.z"), os.path.dirname("/x/y.z"))
    print(os.path.splitext("archive.tar.gz"), os.path.split("/a/b"), os.sep)
    print(os.environ.get("SERPENTINE_SURELY_NOT_SET"), os.environ.get("SERPENTINE_SURELY_NOT_SET", "default"), len(os.getcwd()) > 0)
    print(sys.maxsize, sys.byteorder)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
