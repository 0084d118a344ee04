"""What files say of themselves, and of what cannot be done with them."""

import io, os
N = "file_objects.txt"
def t(kind, action):
    try:
        print(kind, action())
    except io.UnsupportedOperation as e:
        print(kind, "Unsupported", e)
    except ValueError as e:
        print(kind, "ValueError", e)
    except OSError as e:
        print(kind, "OSError", e)
def prepared():
    with open(N, "w") as f: f.write("one\ntwo\n")
def text(f, closed):
    print(f, f.mode, f.encoding)
    if closed: f.close()
    t("read", lambda: repr(f.read(2))); t("readline", lambda: repr(f.readline())); t("readlines", lambda: repr(f.readlines()))
    t("readable", lambda: repr(f.readable())); t("writable", lambda: repr(f.writable())); t("seekable", lambda: repr(f.seekable()))
    t("tell", lambda: repr(f.tell())); t("write", lambda: repr(f.write("a"))); t("seek", lambda: repr(f.seek(0))); t("seek", lambda: repr(f.seek(-1))); t("seek", lambda: repr(f.seek(1, 1)))
    t("next", lambda: repr(next(f))); t("tell", lambda: repr(f.tell())); t("flush", lambda: repr(f.flush())); t("enter", lambda: repr(f.__enter__() is f))
    f.close()
def binary(f, closed):
    print(f, f.mode)
    if closed: f.close()
    t("read", lambda: repr(f.read(2))); t("readline", lambda: repr(f.readline(1))); t("readlines", lambda: repr(f.readlines()))
    t("readable", lambda: repr(f.readable())); t("writable", lambda: repr(f.writable())); t("seekable", lambda: repr(f.seekable()))
    t("tell", lambda: repr(f.tell())); t("write", lambda: repr(f.write(b"a"))); t("seek", lambda: repr(f.seek(0))); t("seek", lambda: repr(f.seek(-1))); t("seek", lambda: repr(f.seek(1, 1)))
    t("tell", lambda: repr(f.tell())); t("flush", lambda: repr(f.flush())); t("enter", lambda: repr(f.__enter__() is f))
    f.close()
def main(argv):
    for closed in (False, True):
        prepared(); text(open(N, "r"), closed); text(open(N, "w"), closed); text(open(N, "r+"), closed); text(open(N, "a"), closed)
        binary(open(N, "rb"), closed); binary(open(N, "wb"), closed); binary(open(N, "r+b"), closed); binary(open(N, "ab"), closed)
    with open(N, "w+") as f:
        f.write("h\u00e9llo\nworld\nmore\n")
        f.seek(0)
        print(f.read(3), f.tell(), f.readline(2), repr(f.readline(9)), f.tell())
        f.seek(0)
        for line in f:
            print(line.strip())
            break
        t("tell", lambda: repr(f.tell()))
        f.seek(3)
        print(f.read(None), f.readlines(1))
        f.seek(0)
        print(f.readlines(1), f.readlines(8), f.readlines())
    os.remove(N)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
