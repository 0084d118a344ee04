"""The text of floats that are constants, by themselves and within tuples, is that of the run."""


def small():
    return False, 5e-324


def main():
    print(repr(small()), (1e-323, 5e-324), repr(5e-324), str(5e-324), f"{5e-324}", f"{(1, 1e-323)}", "%r" % (5e-324,), "%s" % 5e-324)
    print(str((1, (2e-323, 0.1))), f"{1e23} {1e16!r:>8}", "%s and %s" % (1e22, (1e-5,)), "{} {}".format(5e-324, (1e-323,)))


if __name__ == "__main__":
    main()
