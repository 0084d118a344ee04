"""sys.exit with text writes it to stderr and exits with 1."""

import sys


def main(argv):
    print("out")
    if len(argv) == 1:
        sys.exit("a message for stderr")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
