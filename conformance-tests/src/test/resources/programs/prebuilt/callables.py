"""Prebuilt lists, dicts, tuples and instances of functions, bound methods, classes, lambdas and closures."""


def add(a, b): return a + b
def sub(a, b): return a - b
def mul(a, b): return a * b
class Acc:
    def __init__(self, n): self.n = n
    def up(self, k):
        self.n += k
        return self.n
    def down(self, k):
        self.n -= k
        return self.n
class Base:
    def name(self): return "base"
class Left(Base):
    def name(self): return "left"
class Right(Base):
    def name(self): return "right"
class Handler:
    def __init__(self, f, title):
        self.f = f
        self.title = title
FUNCTIONS = [add, sub, mul]
TABLE = {"+": add, "-": sub, "*": mul}
PAIRS = [("add", add), ("sub", sub)]
ACC = Acc(10)
METHODS = [ACC.up, ACC.down]
CLASSES = [Base, Left, Right]
BYNAME = {"l": Left, "r": Right}
LAMBDAS = [lambda x: x + 1, lambda x: x * 2, lambda x: -x]
HANDLERS = [Handler(add, "a"), Handler(mul, "m")]
OPTIONAL = [add, None, mul]
def closure(n):
    def inner(x): return x + n
    return inner
CLOSURES = [closure(1), closure(2)]
NESTED = {"x": [add, sub], "y": [mul]}
def main(argv):
    for f in FUNCTIONS: print(f(7, 3))
    for k in TABLE: print(k, TABLE[k](7, 3))
    for name, f in PAIRS: print(name, f(1, 2))
    for m in METHODS: print(m(5))
    for c in CLASSES: print(c().name())
    for k in sorted(BYNAME): print(BYNAME[k]().name())
    for l in LAMBDAS: print(l(20))
    for h in HANDLERS: print(h.title, h.f(4, 5))
    for f in OPTIONAL:
        if f is not None: print(f(2, 2))
        else: print("none")
    for c in CLOSURES: print(c(10))
    for k in sorted(NESTED):
        for f in NESTED[k]: print(k, f(9, 4))
    FUNCTIONS.append(add)
    print(len(FUNCTIONS), FUNCTIONS[-1] is add)
    HANDLERS[0].f = sub
    print(HANDLERS[0].f(4, 5))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
