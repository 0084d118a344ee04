"""tempfile, shutil and glob."""

import glob
import os
import shutil
import tempfile
from pathlib import Path


def names(folder):
    return sorted(p[len(folder) + 1:] for p in glob.glob(os.path.join(folder, "**", "*"), recursive=True))


def main():
    with tempfile.TemporaryDirectory(prefix="work-") as d:
        print(os.path.isdir(d), os.path.basename(d).startswith("work-"))
        p = Path(d)
        (p / "a.txt").write_text("one\n")
        (p / "b.log").write_text("two\n")
        os.mkdir(os.path.join(d, "sub"))
        shutil.copy(p / "a.txt", p / "sub" / "c.txt")
        shutil.copy(os.path.join(d, "a.txt"), os.path.join(d, "sub"))
        shutil.copyfile(os.path.join(d, "b.log"), os.path.join(d, "d.log"))
        print(names(d))
        print(sorted(os.path.basename(x) for x in glob.glob(d + "/*.txt")), len(glob.glob(d + "/*/*.txt")), glob.glob(d + "/none*"), len(list(glob.iglob(d + "/[ab].*"))))
        shutil.move(os.path.join(d, "b.log"), os.path.join(d, "sub"))
        shutil.copytree(os.path.join(d, "sub"), os.path.join(d, "copy"))
        print(names(d), (p / "copy" / "b.log").read_text())
        for action in (lambda: shutil.copyfile(os.path.join(d, "a.txt"), os.path.join(d, "a.txt")), lambda: shutil.move(os.path.join(d, "d.log"), d)):
            try:
                action()
            except shutil.Error as e:
                print(type(e).__name__, str(e).replace(d, "D"))
        try:
            shutil.rmtree(os.path.join(d, "nothing"))
        except FileNotFoundError as e:
            print(type(e).__name__)
        shutil.rmtree(os.path.join(d, "nothing"), ignore_errors=True)
        shutil.rmtree(os.path.join(d, "copy"))
        print(names(d))
    print(os.path.exists(d))
    t = tempfile.TemporaryDirectory()
    print(os.path.exists(t.name))
    t.cleanup()
    print(os.path.exists(t.name))
    with tempfile.NamedTemporaryFile("w+", suffix=".txt", delete=True) as f:
        f.write("line 1\nline 2\n")
        f.seek(0)
        print(f.read().split("\n"), f.name.endswith(".txt"), os.path.exists(f.name), f.closed)
    print(os.path.exists(f.name), f.closed)
    with tempfile.TemporaryFile() as b:
        b.write(b"\x01\x02")
        b.seek(0)
        print(b.read())
    fd, path = tempfile.mkstemp(".dat", "x", tempfile.gettempdir())
    os.close(fd)
    print(os.path.isfile(path), path.endswith(".dat"), os.path.dirname(path) == tempfile.gettempdir())
    os.unlink(path)
    made = tempfile.mkdtemp(dir=tempfile.gettempdir())
    os.rmdir(made)
    print(shutil.which("sh") is not None, shutil.which("no such program"), glob.escape("a*[b]?"), glob.has_magic("a?"))


main()
