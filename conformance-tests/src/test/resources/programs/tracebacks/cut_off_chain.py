"""from None tells nothing of what was handled; what led to that is not told either."""


def parse(text):
    try:
        return int(text)
    except ValueError:
        raise KeyError(text) from None


def outer(text):
    try:
        return parse(text)
    except KeyError:
        return [][len(text)]


def main(argv):
    print(parse("7"))
    return outer("seven")


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
