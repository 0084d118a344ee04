# Loops: the loop variable, temporary lists, while loops, enumerate, zip, map, filter.
class L:
    def __init__(self, n: int) -> None:
        self.n = n

    def __del__(self) -> None:
        print("end", self.n)


def make(*ns: int) -> list[L]:
    return [L(n) for n in ns]


def main() -> None:
    for x in make(1, 2, 3):
        print("loop", x.n)
    print("after loop, x is", x.n)
    for x in make(4, 5, 6):
        if x.n == 5:
            break
    print("after break, x is", x.n)
    x = None
    for i, e in enumerate(make(10, 11)):
        print("enumerate", i, e.n)
    del e
    print("e deleted")
    for a, b in zip(make(20, 21), make(30, 31, 32)):
        print("zip", a.n, b.n)
    print("zip done", a.n, b.n)
    a = b = None
    print("map", list(map(lambda o: o.n, make(40, 41))))
    big = list(filter(lambda o: o.n > 50, make(50, 51, 52)))
    print("filter", [o.n for o in big])
    n = 60
    while n < 63:
        w = L(n)
        n += 1
        print("while", w.n)
    print("comprehension", [o.n * 2 for o in make(70, 71)])
    print("sum", sum(o.n for o in make(80, 81)))
    print("any", any(o.n == 90 for o in make(90, 91)))
    for r in reversed(make(100, 101)):
        print("reversed", r.n)
    else:
        r = None
        print("else branch")
    print("leaving")


if __name__ == "__main__":
    main()
