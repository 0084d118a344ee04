"""Reading standard input by lines, to the end."""

import sys


def main(argv):
    first = input()
    print("first:", repr(first))
    second = sys.stdin.readline()
    print("second:", repr(second))
    count = 0
    total = 0
    for line in sys.stdin:
        count += 1
        total += len(line)
        print(repr(line.rstrip("\n")))
    print(count, total)
    try:
        input()
    except EOFError as error:
        print("EOF", error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
