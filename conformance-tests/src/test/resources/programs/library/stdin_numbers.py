"""Numbers from standard input, read as a whole."""

import sys


def main(argv):
    text = sys.stdin.read()
    rows = [[int(word) for word in line.split()] for line in text.splitlines() if line]
    for row in rows:
        print(len(row), sum(row), max(row) if row else 0)
    print(sum([sum(row) for row in rows]), [row[0] for row in rows])
    print(repr(sys.stdin.read()))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
