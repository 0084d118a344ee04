"""What main returns goes to sys.exit: text is written to stderr, and the status is 1."""


def main(argv):
    print("running")
    return "done"


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
