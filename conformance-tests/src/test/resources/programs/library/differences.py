"""What differs in two texts."""
import difflib

def main(argv):
    a = 'one\ntwo\nthree\nfour\n'.splitlines(keepends=True)
    b = 'one\ntoo\nthree\nfive\nfour\n'.splitlines(keepends=True)
    for line in difflib.unified_diff(a, b, fromfile='a', tofile='b'):
        print(line, end='')
    print(difflib.get_close_matches('appel', ['ape', 'apple', 'peach', 'puppy']))
    s = difflib.SequenceMatcher(None, 'abcd', 'bcde')
    print(s.ratio(), s.get_matching_blocks())
    print(s.get_opcodes())
    for line in difflib.ndiff(a, b):
        print(line, end='')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
