"""What a group holds comes among tuples of other kinds, by the args of exceptions; what it tells when nobody handles it are exceptions."""


class E(Exception):
    pass


def raised(n):
    if n == 0:
        raise E(1)
    if n == 1:
        raise E("a", 2)
    if n == 2:
        raise E([1, 2], None)
    if n == 3:
        raise KeyError(("a", 1))
    raise E({"a": 1})


def show(e, depth):
    if isinstance(e, ExceptionGroup):
        print(" " * depth + e.message, e.args[0], len(e.exceptions))
        for x in e.exceptions:
            show(x, depth + 1)
    else:
        print(" " * depth + type(e).__name__, e.args)


def main():
    for i in range(5):
        try:
            raised(i)
        except E as e:
            print(e, e.args, len(e.args), repr(e))
        except Exception as e:
            print(type(e).__name__, e.args, e.args[0])
    try:
        raise ExceptionGroup("g", (StopIteration(4), ValueError("v")))
    except* Exception as e:
        for x in e.exceptions:
            print(x.args)
    group = ExceptionGroup("outer", [ValueError("a"), ExceptionGroup("inner", [KeyError("k"), TypeError("t", 2)])])
    show(group, 0)
    print(group.exceptions is group.exceptions, group.subgroup(lambda e: len(e.args) == 1))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
