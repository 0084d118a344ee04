"""io.open is open; what is no path is told in Python's words."""
import io
import os
import tempfile


class Options:
    def __init__(self):
        self.path = None


def main():
    options = Options()
    folder = tempfile.mkdtemp()
    name = os.path.join(folder, "file.txt")
    if os.path.exists(name):
        options.path = name
    stream = io.open(options.path, encoding="utf-8") if options.path else io.StringIO("a\nb\n")
    with stream:
        print(stream.read())
    try:
        open(options.path)
    except TypeError as error:
        print(error)
    io.open(name, "w").write("left open\n")
    with io.open(name) as file:
        print(file.read())
    os.remove(name)
    os.rmdir(folder)


if __name__ == "__main__":
    main()
