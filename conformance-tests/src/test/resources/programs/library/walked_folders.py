# Folders that are looked through, and the sizes of files.
import os
import tempfile
from pathlib import Path


def make(root):
    for name in ('a/x/deep.txt', 'a/y.txt', 'b/z.txt', 'top.txt'):
        path = Path(root) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name * 3)
    (Path(root) / 'empty').mkdir()


def show(root, topdown):
    found = []
    for folder, folders, files in os.walk(root, topdown=topdown):
        folders.sort()
        print(folder[len(root):] or '/', folders, sorted(files))
        found += [os.path.join(folder, each) for each in files]
    return sorted(found)


def main():
    with tempfile.TemporaryDirectory() as root:
        make(root)
        for path in show(root, True):
            print(path[len(root):], os.stat(path).st_size, Path(path).stat().st_size, os.stat(path).st_mtime > 1e9)
        seen = [folder[len(root):] for folder, _, _ in os.walk(root, topdown=False)]
        print(sorted(seen), seen[-1] == '', seen.index('/a/x') < seen.index('/a'))
        pruned = []
        for folder, folders, files in os.walk(root):
            folders[:] = [each for each in folders if each != 'a']
            pruned.append(folder[len(root):])
        print(sorted(pruned))
        errors = []
        print(list(os.walk(root + '/nothing')), list(os.walk(root + '/nothing', onerror=errors.append)), len(errors))
        try:
            os.stat(root + '/nothing')
        except FileNotFoundError as error:
            print(error.errno, error.filename == root + '/nothing')


if __name__ == '__main__':
    main()
