"""Leaving the program where an exception is handled is no error."""

import sys


def main(argv):
    try:
        raise ValueError("not told")
    except ValueError:
        try:
            sys.exit("leaving")
        finally:
            print("finally")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
