"""An exception that nobody catches ends the program with status 1."""
# skip: cli: mono takes a call at the very end of a method to be in the line behind it


class Broken(Exception):
    pass


def deep(n):
    if n == 0:
        raise Broken("at the bottom")
    deep(n - 1)


def main(argv):
    print("before")
    try:
        deep(3)
    finally:
        print("cleaning")
    print("never")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
