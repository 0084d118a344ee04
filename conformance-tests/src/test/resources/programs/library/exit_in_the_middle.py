"""sys.exit ends the program from anywhere, and finally runs."""

import sys


def leave(code):
    try:
        sys.exit(code)
    finally:
        print("finally")


def main(argv):
    try:
        leave(5)
    except SystemExit as error:
        print("caught", error.code)
    print("going")
    leave(3)
    print("never")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
