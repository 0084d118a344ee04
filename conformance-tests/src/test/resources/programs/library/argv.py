"""The arguments of the program."""


def main(argv):
    print(len(argv) - 1, argv[1:])
    for argument in argv[1:]:
        print(repr(argument), len(argument), argument.upper())
    print(sum([int(a) for a in argv[1:] if a.isdigit()]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
