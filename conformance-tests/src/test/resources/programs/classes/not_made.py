"""Classes that cannot be made are no subclasses."""


class A:
    def hello(self):
        return ["A"]


class B(A):
    def hello(self):
        return ["B"] + super().hello()


def attempt(make):
    try:
        print(make())
    except TypeError as error:
        print(type(error).__name__, str(error).splitlines()[0])


def main():
    attempt(lambda: type("X", (A, B), {}))
    print([each.__name__ for each in A.__subclasses__()], B.__subclasses__(), B().hello())


if __name__ == "__main__":
    main()
