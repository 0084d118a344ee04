"""Paths, dates and arrays among values of other kinds, compared and added: each knows only its own."""
from array import array
from datetime import date
from pathlib import Path, PurePosixPath


def less(values):
    for a in values:
        for b in values:
            try:
                print(a < b, end=" ")
            except TypeError as error:
                print(error)


def others():
    values = [array("i", [1, 2]), array("i", [3]), "x", 3, Path("a"), PurePosixPath("b")]
    for a in values:
        for b in values:
            for name, compare in (("<", lambda x, y: x < y), (">=", lambda x, y: x >= y), ("==", lambda x, y: x == y), ("+", lambda x, y: x + y)):
                try:
                    print(name, compare(a, b), end="; ")
                except TypeError as error:
                    print(error, end="; ")
            print()


def main():
    less([date(2024, 1, 1), date(2024, 1, 2), Path("a"), Path("b"), "x", True, ["y"]])
    pairs = [(True, date(2024, 1, 1)), (False, date(2024, 1, 3)), (True, date(2023, 1, 1))]
    if len(pairs) == 9:
        pairs.append((True, "x"))
        pairs.append((True, Path("x")))
        pairs.append((True, ["y"]))
    print([(f, str(d)) for f, d in sorted(pairs)])

    others()


if __name__ == "__main__":
    main()
