"""NotImplemented from methods of operators whose functions have other names, and from what such methods call."""

def diff(self, o):
    return NotImplemented if isinstance(o, B) else A(self.n - o.n)
def plus(self, o):
    if isinstance(o, B):
        return NotImplemented
    return A(self.n + o.n)
def helper(a, b):
    if isinstance(b, B):
        return NotImplemented
    return a.n * b.n
class A:
    def __init__(self, n):
        self.n = n
    __sub__ = diff
    __add__ = plus
    def __mul__(self, o):
        return helper(self, o)
class B:
    pass
class C:
    def _cmp(self, o):
        if not isinstance(o, C):
            return NotImplemented
        return 0
    def __lt__(self, o):
        r = self._cmp(o)
        return r if r is NotImplemented else r < 0
    def __le__(self, o):
        r = self._cmp(o)
        if r is NotImplemented:
            return r
        return r <= 0
def main():
    print((A(5) - A(3)).n)
    print((A(5) + A(3)).n)
    print(A(5) * A(3))
    print(C() < C(), C() <= C())
    for f in (lambda: A(1) - B(), lambda: A(1) + B(), lambda: A(1) * B(), lambda: C() < 3, lambda: C() <= 3):
        try:
            print(f())
        except TypeError as e:
            print(e)
if __name__ == '__main__':
    main()
