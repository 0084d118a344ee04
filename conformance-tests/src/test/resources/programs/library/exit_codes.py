"""The exit status is main's result."""


def main(argv):
    print("leaving")
    return 42


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
