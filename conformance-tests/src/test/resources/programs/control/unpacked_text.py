"""Text unpacked into its characters."""


def main(argv):
    head, *middle, tail = "abcde"
    print(head, middle, tail)
    *start, end = "abc"
    print(start, end)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

