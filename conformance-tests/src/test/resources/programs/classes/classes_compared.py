"""== and != of classes and functions: each is equal to itself only."""


class A:
    def m(self):
        return 1

    def n(self):
        return 1


class B(A):
    pass


def f():
    return A


def one(x):
    return A if x else B


def get(x):
    return None if x else f


def main():
    print(A == B, A != B, A == A, A == list, type(1) == list, type([1]) == list, type([]) == type(()), type(1) != int, type("") == str, type(1) == float)
    print(f() == B, f() == A, one(1) == one(0), one(1) == A, one(0) != A, A == 1, A == None, f == one, f == f, len == f, len == len, f != A)
    print(get(1) == f, get(0) == f, get(0) == one, get(1) == get(1), get(1) == one, get(1) != one)
    a, b = A(), B()
    print(type(a) == type(b), type(a) == A, type(b) == A, type(b) != B, type(a).__name__)
    print(a.m == a.m, a.m == a.n, a.m == b.m, A.m == A.m, A.m == A.n, A.m == B.m, str.upper == str.upper, str.upper == str.lower)
    print([each == A for each in (A, B)], [A, B].index(B), B in [A, list], int in (int, str), {A: 1, B: 2}[B])
    for value in [1, "a", 2.5, [], None, A()]:
        print(type(value) == int, type(value) == str, type(value) == type(None), type(value) in (list, float, A))


main()
