from pathlib import Path, PurePosixPath


def main():
    pure = PurePosixPath('/usr//lib/./python3.12/site.tar.gz')
    print(pure, repr(pure), pure.name, pure.stem, pure.suffix, pure.suffixes, pure.parts)
    print(pure.parent, pure.parent.parent.name, [str(path) for path in pure.parents], pure.is_absolute(), pure.root)
    print(pure.with_suffix('.zip'), pure.with_name('a.b'), pure.with_stem('c'), pure.relative_to('/usr/lib'), pure.is_relative_to('/usr'))
    print(PurePosixPath(), PurePosixPath('a', 'b/../c'), PurePosixPath('a') / 'b' / '/c', 'x' / PurePosixPath('y'), PurePosixPath('a', PurePosixPath('b')))
    print(PurePosixPath('a/b') == PurePosixPath('a//b/'), PurePosixPath('a') < PurePosixPath('b'), hash(PurePosixPath('q')) == hash(PurePosixPath('q/')))
    print(PurePosixPath('a/b.py').match('*.py'), PurePosixPath('/a/b.py').match('b/*.py'), sorted([PurePosixPath('b'), PurePosixPath('a/c'), PurePosixPath('a')]))
    for name in ('.bashrc', 'x.', '.a.b', '..', 'archive.tar'):
        path = PurePosixPath(name)
        print(repr(path.name), repr(path.stem), repr(path.suffix), path.suffixes)
    for act in (lambda: pure.relative_to('/etc'), lambda: pure.with_suffix('zip'), lambda: PurePosixPath('/').with_name('x')):
        try:
            print(act())
        except ValueError as error:
            print(error)
    folder = Path('paths_of_files')
    (folder / 'deep' / 'er').mkdir(parents=True, exist_ok=True)
    one = folder / 'one.txt'
    print(one.write_text('line 1\nline 2\n'), one.exists(), one.is_file(), folder.is_dir(), repr(one))
    print(repr(one.read_text()), one.read_bytes()[:4], one.resolve().is_absolute())
    (folder / 'deep' / 'two.txt').write_text('2')
    (folder / 'deep' / 'er' / 'three.py').touch()
    print(sorted(path.name for path in folder.iterdir()))
    print(sorted(str(path) for path in folder.glob('*.txt')), sorted(str(path) for path in folder.rglob('*.txt')), sorted(map(str, folder.glob('**/*.py'))))
    with one.open() as file:
        for line in file:
            print(line.rstrip())
    try:
        (folder / 'missing').read_text()
    except FileNotFoundError as error:
        print(error)
    try:
        folder.mkdir()
    except FileExistsError as error:
        print(error)
    with open(str(one)) as file:
        print(len(file.read()))
    one.rename(folder / 'moved.txt').unlink()
    (folder / 'gone').unlink(missing_ok=True)
    (folder / 'deep' / 'two.txt').unlink()
    (folder / 'deep' / 'er' / 'three.py').unlink()
    (folder / 'deep' / 'er').rmdir()
    (folder / 'deep').rmdir()
    folder.rmdir()
    print(folder.exists(), {Path('a'): 1}[Path('a')])


main()
