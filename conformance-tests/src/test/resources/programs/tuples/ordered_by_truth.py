class E:
    def __init__(self, t):
        self.t = t
    def __lt__(self, o):
        return E(self.t + "<" + o.t)
    def __bool__(self):
        return len(self.t) % 2 == 1
def main():
    print(sorted([E("b"), E("aaaa"), E("ccc")], key=lambda e: e)[0].t)
    print(min(E("b"), E("aaaa")).t, max([E("b"), E("aaaa"), E("x")]).t)
    print((E("b") < E("a")).t)
    print("less" if (1, E("b")) < (1, E("a")) else "not less", "less" if (1, E("b")) < (1, E("aa")) else "not less")
    print([t for _, t in sorted([((2, E("b")), "x"), ((1, E("aa")), "y")])])
    x = [E("b"), E("aaaa"), E("ccc")]
    x.sort()
    print([e.t for e in x])
if __name__ == "__main__":
    main()
