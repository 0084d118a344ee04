"""types.MethodType: functions that become methods of one instance."""

import types


class A:
    def __init__(self, n):
        self.n = n

    def g(self):
        return "g"


def f(self, k, *, z=1):
    return self.n + k + z


def main():
    b = A(5)
    b.f = types.MethodType(f, b)
    print(b.f(2), b.f(2, z=4))
    g = types.MethodType(f, A(1))
    print(g(1), callable(g))
    h = types.MethodType(lambda self: self.n, b)
    print(h())
    a = A(7)
    a.g = types.MethodType(lambda self: "own g %d" % self.n, a)
    print(a.g(), b.g(), isinstance(b.g, types.MethodType), isinstance(f, types.MethodType))


if __name__ == "__main__":
    main()
