"""A program that prints nothing, and only has a status."""


def main(argv):
    return 7


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
