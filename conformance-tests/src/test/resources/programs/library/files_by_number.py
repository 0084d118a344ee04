import os, tempfile


def main():
    fd, name = tempfile.mkstemp(suffix=".md", text=True)
    try:
        with os.fdopen(fd, "w") as f:
            f.write("hello\nworld\n")
        with open(name) as f:
            print(f.read())
        fd = os.open(name, os.O_RDONLY)
        print(os.read(fd, 5))
        os.close(fd)
        fd, other = tempfile.mkstemp()
        with open(fd, "wb") as g:
            g.write(b"abc")
        print(os.path.getsize(other))
        os.remove(other)
    finally:
        os.unlink(name)


if __name__ == "__main__":
    main()
