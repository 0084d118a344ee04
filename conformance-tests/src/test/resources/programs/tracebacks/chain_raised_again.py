"""Raising again keeps the way that an exception came; a raise statement adds a place to it."""


def fail(depth):
    if depth == 0:
        raise LookupError("nothing there")
    return fail(depth - 1) + 1


def bare(depth):
    try:
        fail(depth)
    except LookupError:
        try:
            raise ValueError("in between")
        except ValueError:
            print("in between")
        raise


def named():
    try:
        bare(5)
    except LookupError as error:
        print("again", error)
        raise error


def chained():
    try:
        named()
    except LookupError as error:
        try:
            raise TypeError("middle") from error
        except TypeError as middle:
            print("middle", middle)
            raise


def main(argv):
    try:
        chained()
    except TypeError as error:
        try:
            raise error
        finally:
            print("finally")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
