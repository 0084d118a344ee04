"""Files, folders, their errors, and lines of standard input."""

import os
import sys
import time


def main(argv):
    base = "files_and_folders"
    if not os.path.exists(base):
        os.mkdir(base)
    path = os.path.join(base, "a.txt")
    with open(path, "w") as f:
        f.write("first\n")
        print("second", 2, file=f)
        f.writelines(["third\n", "fourth é🌍\n"])
    with open(path) as f:
        for n, line in enumerate(f):
            print(n, repr(line), len(line))
    with open(path, encoding="utf-8") as f:
        print(repr(f.readline()), f.read(3), f.readlines())
    with open(path, "a") as f:
        f.write("no newline")
    with open(path, "rb") as f:
        data = f.read()
        print(len(data), data[:5], data.count(b"\n"))
        f.seek(2)
        print(f.read(4), f.tell())
    text = open(path).read()
    print(text.splitlines()[-1], os.path.getsize(path), os.path.isfile(path), os.path.isdir(base))
    with open(os.path.join(base, "b.bin"), "wb") as f:
        f.write(bytes(range(256)))
        f.write(bytearray(b"xyz"))
    print(sorted(os.listdir(base)), os.path.basename(path), os.path.dirname(path), os.path.splitext(path), os.path.join("a", "/b", "c"))
    os.rename(path, path + ".bak")
    for bad in ["", path, base]:
        try:
            open(bad).close()
        except OSError as e:
            print(type(e).__name__, e.errno, e)
    try:
        os.remove("missing")
    except FileNotFoundError as e:
        print(e)
    try:
        os.mkdir(base)
    except FileExistsError as e:
        print(e)
    f = open(path + ".bak")
    f.close()
    try:
        f.read()
    except ValueError as e:
        print(e)
    try:
        open(path + ".bak", "q")
    except ValueError as e:
        print(e)
    with open(path + ".bak", "rb") as f:
        f.read()
    try:
        with open(os.path.join(base, "b.bin")) as f:
            f.read()
    except UnicodeDecodeError as e:
        print(e)
    for name in os.listdir(base):
        os.remove(os.path.join(base, name))
    os.rmdir(base)
    print(os.path.exists(base), os.getenv("SERPENTINE_MISSING"), os.environ.get("SERPENTINE_MISSING", "dflt"), os.sep, os.getcwd() == os.path.abspath("."))
    t = time.time()
    time.sleep(0.01)
    print(time.time() - t >= 0.01, t > 1.6e9, time.perf_counter() > 0)
    total = 0
    for line in sys.stdin:
        line = line.rstrip("\n")
        if not line:
            continue
        parts = line.split()
        try:
            total += int(parts[0])
        except ValueError:
            print("bad", parts, file=sys.stderr)
    print(total)
    sys.stderr.write("to stderr\n")
    sys.stdout.write("no newline at end")
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
