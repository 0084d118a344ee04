"""Patterns of file names."""
import fnmatch

def main(argv):
    names = ['a.py', 'b.txt', 'c.PY', 'd1.py']
    print(fnmatch.filter(names, '*.py'), fnmatch.fnmatch('abc', 'a?c'), fnmatch.fnmatchcase('abc', '[!b]bc'))
    print(fnmatch.translate('*.txt'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
