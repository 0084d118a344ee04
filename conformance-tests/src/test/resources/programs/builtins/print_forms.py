"""print: separators, ends, files, values of every kind."""

import sys


class Named:
    def __str__(self):
        return "named"


def main(argv):
    print()
    print("")
    print(1, 2.5, "three", None, True, [4], (5, "6"), {7: "8"}, b"9", Named())
    print("a", "b", sep="-")
    print("a", "b", "c", sep="")
    print("no newline", end="")
    print(" then", end="!\n")
    print("x", "y", sep=", ", end=".\n")
    print("to stderr", file=sys.stderr)
    print("to stdout", file=sys.stdout)
    sys.stdout.write("written\n")
    print("flushed", flush=True)
    print("multi\nline", "tab\there", "\u00e9\u4e2d\U0001f600")
    print([], (), {}, "", set(), [[]], [None, "x"], (1,), [True, False])
    for i in range(3):
        print(i, end=" " if i < 2 else "\n")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
