# The end of a generator, seen as an exception, tells what the generator has returned.
def g():
    yield 1
    return "done"
def h(n):
    yield 1
    return n
class W:
    def __repr__(self):
        print("shown")
        return "W!"
def w():
    yield 1
    return W()
def n():
    yield 1
def caught(f):
    try:
        f()
    except Exception as e:
        return e
    return None
def end(it):
    while True:
        next(it)
def basics():
    for it in (g(), h(3), n(), h(None)):
        e = caught(lambda: end(it))
        print(type(e).__name__, e, repr(e), e.args, "%s %r" % (e, e), f"{e} {e!r}")
    for x in w():
        print(x)
    e = caught(lambda: end(w()))
    print(e)
    e = caught(lambda: int("x"))
    print(e, e.args)
    class Counter:
        def __next__(self): raise StopIteration
    e = caught(lambda: end(Counter()))
    print(repr(e), e.args)
    def outer():
        try:
            yield from g()
        finally:
            print("end")
    e = caught(lambda: end(outer()))
    print(repr(e), e.args)
    it = g()
    next(it)
    e = caught(lambda: it.send(None))
    print(repr(e), e.args, e.args[0])
def n():
    yield 1
def t():
    yield 1
    return (1, 2)
class It:
    def __next__(self):
        raise StopIteration
    def __iter__(self): return self
def show(it):
    try:
        while True:
            next(it)
    except StopIteration as e:
        print(e, e.args, e.value, repr(e))
def values():
    show(g())
    show(h(3))
    show(h(4.5))
    show(n())
    show(t())
    try:
        next(It())
    except StopIteration as e:
        print(e, e.args, e.value, repr(e))
    show(iter([1]))
    try:
        raise StopIteration
    except StopIteration as e:
        print(e, e.args, e.value, repr(e))
    try:
        raise StopIteration
    except StopIteration as e:
        print(e, e.args, e.value, repr(e))
    x = h(None)
    next(x)
    try:
        x.send(None)
    except StopIteration as e:
        print(str(e) == "", e.args, e.value, repr(e))


def main():
    basics()
    values()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
