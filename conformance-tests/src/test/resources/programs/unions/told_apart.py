# Values of unrelated kinds in one variable: every operation is Python's for each, and Python's error where a kind does not know it.


def pick(index):
    return [1, "a", 2.5, None, [1], {"k": 1}, (1, 2), b"12", True][index]


OPERATIONS = (
    lambda v: v + 1,
    lambda v: v * 2,
    lambda v: v[0],
    lambda v: len(v),
    lambda v: -v,
    lambda v: "a" in v,
    lambda v: v < 3,
    lambda v: [item for item in v],
    lambda v: v.upper(),
    lambda v: v / 2,
    lambda v: abs(v),
    lambda v: int(v),
    lambda v: float(v),
    lambda v: sorted(v),
    lambda v: v == 1,
    lambda v: v != "a",
    lambda v: v in (1, "a"),
    lambda v: not v,
    lambda v: type(v).__name__,
    lambda v: f"{v}|{v!r}",
    lambda v: "%s" % (v,),
    lambda v: isinstance(v, (str, int)),
    lambda v: v is None,
    lambda v: v is True,
)


def main(argv):
    for index in range(9):
        for operation in OPERATIONS:
            try:
                print(operation(pick(index)), end=" ")
            except TypeError as error:
                print("TypeError:", error, end=" ")
            except AttributeError as error:
                print("AttributeError:", error, end=" ")
            except ValueError as error:
                print("ValueError:", error, end=" ")
            except KeyError as error:
                print("KeyError:", error, end=" ")
        print()
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
