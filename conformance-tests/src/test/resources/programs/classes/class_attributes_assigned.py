"""A class attribute that a subclass gets one of its own of."""

class A:
    n = 5
    names = []


class B(A):
    pass


class C(A):
    n = 1
    @classmethod
    def bump(cls):
        cls.n += 1
        return cls.n


class D(C):
    n = 10


def main(argv):
    print(B.n, A.n)
    B.n = 7
    print(B.n, A.n, B().n)
    print(C.bump(), C.bump(), C.n)
    B.names.append("x")
    print(A.names)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
