"""Files of gzip, read and written."""
import gzip
import io
import os
import tempfile


def attempt(what, action):
    try:
        print(what, action())
    except (OSError, EOFError, ValueError, TypeError) as error:
        print(what, type(error).__name__, error)


def main():
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "a.gz")
    with gzip.open(path, "wb") as out:
        print(out.write(b"first line\nsecond"), out.tell(), out.writable(), out.readable(), out.closed)
        out.write(b" line\n\nlast")
        out.flush()
    print(out.closed)
    with gzip.open(path) as f:
        print(f.read(5), f.tell(), f.readline(), f.readline(3), f.read())
        print(f.read(), f.readline())
    with gzip.open(path, "rb") as f:
        for line in f:
            print(line)
    with gzip.open(path, "rt") as f:
        print(f.readline(), end="")
        print(f.readlines())
    with gzip.open(path, "at", encoding="utf-8") as f:
        f.write("\nappended é\n")
        print("printed", 5, file=f)
        f.writelines(["x\n", "y\n"])
    with gzip.open(path, "rt", encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            print(number, repr(line))
    with gzip.open(path, mode="rt", encoding="latin-1") as f:
        print(repr(f.read()))
    with open(path, "rb") as raw:
        data = raw.read()
    print(gzip.decompress(data).count(b"\n"))
    print(gzip.open(path).read()[-10:])
    f = gzip.GzipFile(path)
    print(f.readlines()[:2], f.name == path, f.mode)
    f.close()
    attempt("closed", lambda: f.read())
    with gzip.GzipFile(path, "rb") as f:
        f.seek(6)
        print(f.read(4), f.tell())
        f.seek(2, 1)
        print(f.read(3), f.seekable())
        f.seek(0)
        print(f.read(5), f.peek(3)[:3], f.read1(3))
    memory = io.BytesIO()
    with gzip.GzipFile(fileobj=memory, mode="wb", mtime=0, filename="") as f:
        f.write(b"in memory " * 20)
    packed = memory.getvalue()
    print(len(packed), packed[:10].hex(), packed.hex())
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as f:
        print(f.read(12), len(f.read()))
    named = io.BytesIO()
    with gzip.GzipFile("name.txt.gz", "wb", 6, named, 12345.0) as f:
        f.write(b"data")
    print(named.getvalue().hex())
    with gzip.open(io.BytesIO(packed), "rt") as f:
        print(f.read(9))
    with gzip.open(path, "wt", 9, encoding="ascii", newline="\n") as f:
        f.write("plain\n")
    with gzip.open(path, "rt", newline="") as f:
        print(list(f))
    with gzip.open(path, "wb", compresslevel=1) as f:
        f.write(b"a\r\nb\rc\nd")
    with gzip.open(path, "rt") as f:
        print(list(f))
    with gzip.open(path, "rt", newline="") as f:
        print(list(f))
    attempt("missing", lambda: gzip.open("no such file.gz"))
    attempt("mode", lambda: gzip.open(path, "rtb"))
    attempt("encoding", lambda: gzip.open(path, "rb", encoding="utf-8"))
    bad = os.path.join(folder, "bad.gz")
    with open(bad, "wb") as raw:
        raw.write(b"not gzip at all")
    attempt("bad", lambda: gzip.open(bad).read())
    with open(bad, "wb") as raw:
        raw.write(packed[:-9])
    attempt("short", lambda: gzip.open(bad).read())
    with gzip.open(path, "wb") as f:
        attempt("read of written", lambda: f.read())
    with gzip.open(path, "rb") as f:
        attempt("write of read", lambda: f.write(b""))
    with gzip.open(path, "wb") as f:
        f.write(bytes(range(256)) * 50)
    with gzip.open(path) as f:
        whole = b""
        while chunk := f.read(1000):
            whole += chunk
        print(len(whole), whole == bytes(range(256)) * 50)
    os.remove(path)
    os.remove(bad)
    os.rmdir(folder)


if __name__ == "__main__":
    main()
