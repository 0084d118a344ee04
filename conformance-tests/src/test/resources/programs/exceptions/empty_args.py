"""An exception without arguments has the empty tuple as its args."""


class Quiet(Exception):
    """Nothing more."""


def main(argv):
    try:
        raise Quiet()
    except Quiet as error:
        print(error.args == (), len(error.args))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

