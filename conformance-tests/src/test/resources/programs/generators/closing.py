"""A generator that nobody holds any more is closed at once, whatever has left it."""


def gen(name, n):
    try:
        for i in range(n):
            print(name, "gives", i)
            yield i
    finally:
        print(name, "closed")


def by_return(n):
    for x in gen("ret", 5):
        if x == n:
            return x * 10
    return -1


def by_error():
    for x in gen("err", 3):
        raise ValueError("no")


def main(argv):
    for x in gen("brk", 5):
        if x == 1:
            break
    print("after break")
    print(by_return(2))
    try:
        by_error()
    except ValueError as e:
        print("caught", e)
    for i, x in enumerate(gen("enum", 5)):
        if i == 1:
            break
    print("after enum")
    for a, b in zip(gen("zip", 5), [1, 2]):
        print(a, b)
    print("after zip")
    print(next(gen("next", 3)))
    print("after next")
    print(2 in gen("in", 5))
    print(any(x > 1 for x in gen("any", 5)))
    try:
        a, b = gen("unpack", 5)
    except ValueError as e:
        print(e)
    g = gen("local", 3)
    print(next(g))
    g = gen("second", 3)
    print(next(g))
    del g
    print("deleted")
    h = gen("third", 3)
    print(next(h))
    print(next(x * 2 for x in gen("genexpr", 4)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
