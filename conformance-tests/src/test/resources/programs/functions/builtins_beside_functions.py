def log(x):
    print("log", x)

def print_it(x):
    print(x)

def apply(f, xs):
    for x in xs:
        f(x)

def conv(f, x):
    return f(x)

def double(s):
    return s + s

def run(n):
    xs = []
    flag = n > 3
    handler = xs.append if flag else print_it
    handler(1)
    handler = xs.append if not flag else print_it
    handler(2)
    print(xs)
    items = []
    dispatch = {"add": items.append, "log": log}
    for name in ["add", "log", "add"]:
        dispatch[name](n)
        n += 1
    print(items)
    apply(xs.append, [5, 6])
    apply(print_it, [5, 6])
    print(xs)
    d = {"a": 3, "b": 1}
    print(sorted(d, key=d.get))
    print(max(d, key=d.get))
    print(min(d, key=d.__getitem__))
    print(sorted(["B", "a", "C"], key=str.lower))
    print(max(["B", "a", "C"], key=str.lower))
    print(list(map(str.upper, ["a", "b"])))
    print(conv(str.upper, "a"), conv(double, "a"), conv(str.strip, " a "))
    s = "ab"
    f = s.upper
    g = s.lower if n else s.upper
    print(f(), g())
    table = {"u": str.upper, "l": str.lower, "d": double}
    for k in table:
        print(k, table[k]("aB"))
    q = [s.startswith, s.endswith]
    for h in q:
        print(h("a"))

class Foo:
    def __init__(self, x):
        self.x = x

def make(x):
    return Foo(x + 1)

def twice(n):
    return n * 2

def size(s):
    return 7

def shown(f, x):
    return f(x)

def run_builtins():
    for c in [Foo, make]:
        print(c(3).x)
    for f in [abs, twice]:
        print(f(-3))
    for g in [len, size]:
        print(g("abc"))
    for h in [str, repr, ascii]:
        print(h("x"))
    for p in (int, float):
        print(p("3"))
    conv = {"i": int, "n": size}
    for k in sorted(conv):
        print(conv[k]("12"))
    for u in (ord, size):
        print(u("a"))
    print(shown(chr, 65), shown(hex, 10))
    for b in (chr, hex, bin, str):
        print(b(65))

def main():
    run(5)
    run_builtins()


if __name__ == "__main__":
    main()
