"""Long chains and deep trees survive collections."""


class Cons:
    def __init__(self, head, tail):
        self.head = head
        self.tail = tail


def from_range(n):
    result = None
    for i in range(n):
        result = Cons(str(i), result)
    return result


def length(cons):
    n = 0
    while cons is not None:
        n += 1
        cons = cons.tail
    return n


def nest(n):
    result = []
    for i in range(n):
        result = [Holder(result, i)]
    return result


class Holder:
    def __init__(self, inner, n):
        self.inner = inner
        self.n = n


def depth(holders):
    d = 0
    while holders:
        d += 1
        holders = holders[0].inner
    return d


def main(argv):
    chain = from_range(300)
    nested = nest(100)
    for i in range(20):
        from_range(20)
        [str(n) for n in range(20)]
    print(length(chain), chain.head, chain.tail.head, depth(nested), nested[0].n)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
