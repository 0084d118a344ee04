"""Formats of values that may be None."""

class A:
    def __init__(self, n): self.n = n
    def __str__(self): return "A%d" % self.n
class B:
    def __format__(self, spec): return "B<" + spec + ">"
    def __repr__(self): return "BB"
def some(n):
    return A(n) if n else None
def text(n):
    return "t" if n else None
def num(n):
    return n if n else None
def lst(n):
    return [n] if n else None
def bb(n):
    return B() if n else None
def main(argv):
    for i in range(2):
        x = some(i)
        print("%s" % x, f"{x}", "{}".format(x), str(x), "%s!" % (x,), "{!s}".format(x), "{0:>6}".format(str(x)))
        y = text(i)
        print("%s" % y, f"{y}", "{}".format(y), str(y), "%r" % y, repr(y), f"{y!r}")
        z = num(i)
        print("%s" % z, f"{z}", "{}".format(z), str(z), "%r" % z, repr(z), f"{z!r}")
        u = lst(i)
        print("%s" % u, f"{u}", "{}".format(u), str(u), "%r" % u, repr(u), f"{u!r}")
        v = bb(i)
        print("%s" % v, f"{v}", "{}".format(v), str(v), "%r" % v, repr(v), f"{v!r}")
        t = (x, y)
        print("%s %s" % t, "%s" % (t,) != "")
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
