"""Class methods are equal if they are bound to the same class."""


class A:
    @classmethod
    def c(cls):
        return cls.__name__

    @staticmethod
    def s():
        return 1

    def m(self):
        return 2


class B(A):
    pass


def main():
    print(A.c == A.c, B.c == A.c, B.c == B.c, A.c != B.c)
    print(A.s == B.s, A.m == B.m)
    a = A()
    b = B()
    print(a.c == A.c, b.c == A.c, b.c == B.c)
    print(a.m == a.m, a.m == A().m, b.m == a.m)
    print(hash(A.c) == hash(A.c))
    print(len({A.c, B.c, A.c}))


if __name__ == "__main__":
    main()
