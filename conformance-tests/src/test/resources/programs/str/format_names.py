"""str.format with names."""


def main(argv):
    print("{name}={value} {name!r}".format(name="x", value=2))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

