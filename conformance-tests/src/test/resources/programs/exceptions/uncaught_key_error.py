"""The last line of the traceback has the repr of the key."""


def main(argv):
    table = {"a": 1}
    print("looking")
    return table["missing key"]


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
