"""Loops over generators are left through try, finally, handlers, and from within others."""


def gen(tag, n=5):
    print("open", tag)
    try:
        for i in range(n):
            yield i
        print("end", tag)
    except GeneratorExit:
        print("exit", tag)
        raise
    except ValueError as e:
        print("value", tag, e)
        yield -1
    finally:
        print("finally", tag)


def find(n):
    for x in gen("find", 3):
        if x == n:
            break
    else:
        print("not found")
        return -1
    return x


def overriding():
    for x in gen("over"):
        try:
            return x
        finally:
            print("my finally")


def swallow():
    try:
        for x in gen("swallow"):
            if x == 2:
                raise KeyError("k")
    except KeyError as e:
        print("caught", e)
    finally:
        print("all done")
    return 7


def continue_outer():
    out = []
    for a in range(3):
        for b in gen("c%d" % a, 3):
            if b == a:
                break
            if a == 2:
                continue
            out.append((a, b))
    return out


def nested():
    for a in gen("n1", 3):
        for b in gen("n2", 3):
            if a == 1:
                return a, b
    return 0, 0


def loop_while():
    k = 0
    while True:
        for x in gen("w%d" % k, 2):
            if x + k > 2:
                return k
        k += 1


def through(n):
    if n == 0:
        for x in gen("through"):
            raise IndexError("deep")
    through(n - 1)


def thrower():
    g = gen("thrown")
    print(next(g))
    print(g.throw(ValueError("v")))
    try:
        next(g)
    except StopIteration:
        print("stopped")


def sender():
    total = 0
    try:
        while True:
            got = yield total
            if got is None:
                return total
            total += got
    finally:
        print("sender done", total)


def drive(values):
    s = sender()
    next(s)
    for v in values:
        s.send(v)
    try:
        s.send(None)
    except StopIteration as stop:
        return stop.value
    return -1


def partial(values):
    s = sender()
    next(s)
    for v in values:
        last = s.send(v)
    return last


def delegating():
    try:
        r = yield from sender()
        print("result", r)
        yield 100
    finally:
        print("delegating done")


def main(argv):
    print(find(1), find(9))
    print(overriding())
    print(swallow())
    print(continue_outer())
    print(nested())
    print(loop_while())
    try:
        through(2)
    except IndexError as e:
        print("caught", e)
    thrower()
    print(drive([1, 2, 3]))
    print(partial([4, 5]))
    d = delegating()
    print(next(d), d.send(5), d.send(6))
    d.close()
    d = delegating()
    print(next(d), d.send(5), d.send(None))
    d = None
    print([x for x in gen("comp", 2)], max(gen("max", 2)), sum(gen("sum", 3)), sorted(gen("sorted", 2)), list(gen("list", 1)))
    print(any(x > 0 for x in gen("any")), all(gen("all")))
    first, *rest = gen("star", 3)
    print(first, rest)
    print({k: v for k, v in zip("ab", gen("dict"))})
    t = tuple(gen("tuple", 2))
    print(t)
    for x in (y * 2 for y in gen("ge") if y % 2 == 0):
        if x > 3:
            break
    print("".join(str(x) for x in gen("join", 2)))
    for x in reversed(list(gen("rev", 2))):
        print(x)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
