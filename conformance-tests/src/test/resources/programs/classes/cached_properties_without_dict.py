"""functools.cached_property: assigned, deleted, inherited, and of instances that have no dict."""
from functools import cached_property


class A:
    def __init__(self):
        self.calls = 0

    @cached_property
    def cost(self):
        """The cost"""
        self.calls += 1
        return self.calls


class B:
    __slots__ = ("x",)

    @cached_property
    def cost(self):
        return 1


class C(A):
    pass


def main():
    a = A()
    print(a.cost, a.cost, a.__dict__.get("cost"))
    a.cost = 5
    print(a.cost)
    del a.cost
    print(a.cost, A.cost.__doc__, C().cost)
    try:
        print(B().cost)
    except TypeError as e:
        print(e)
    try:
        B().cost = 3
    except AttributeError as e:
        print(e)


if __name__ == "__main__":
    main()
