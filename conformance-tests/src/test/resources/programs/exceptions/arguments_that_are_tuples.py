"""Exceptions whose only argument is a tuple, and what key errors are of: told apart from several arguments."""

PREBUILT = [KeyError((1, 2)), ValueError((3,)), KeyError(1, 2), KeyError("k"), RuntimeError(()), KeyError()]


class Odd(Exception):
    pass


def missing(table, key):
    try:
        return table[key]
    except KeyError as error:
        return f"{error!r} {error} {len(error.args)}"


def main():
    cells = {(0, 0): 1, (9, 8): 3}
    print(missing(cells, (4, 44)), missing(cells, (9, 8)))
    print(missing({"a": 1}, "b"), missing({1: 2}, 3), missing({(1, ("x",)): 0}, (2, ("y",))), missing({(1,): 2}, (2,)))
    for error in PREBUILT:
        print(repr(error), str(error))
    for error in (Odd((1, 2)), Odd(1, 2), Odd(()), Odd(), Odd("(x)"), Odd([1]), KeyError("(k)"), KeyError((1, 2), 3), KeyError(((1, 2),))):
        print(repr(error), str(error))
    try:
        {(1, 2)}.remove((4, 44))
    except KeyError as error:
        print(repr(error), error)
    try:
        raise SystemExit(3)
    except SystemExit as end:
        print(repr(end), end, end.code)
    cells.pop((7, 7))


if __name__ == "__main__":
    main()
