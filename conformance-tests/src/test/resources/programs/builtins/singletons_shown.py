"""Ellipsis and NotImplemented as values."""


def main():
    x = ...
    print(x, repr(x), [x], {"a": ..., "b": 1}, (..., 2), f"{x}", str(...), x is ..., x == ...)
    y = [..., 3]
    print(y[0], y)
    x = NotImplemented
    print([x], {"a": NotImplemented, "b": 1})
    print(print, [print, len], int, [int], type(...), {"f": len, "n": 1})


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
