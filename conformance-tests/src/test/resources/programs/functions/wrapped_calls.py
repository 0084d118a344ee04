"""Decorators that pass on whatever they are called with."""


calls = []


def logged(function):
    def wrapper(*args, **kwargs):
        calls.append(function.__name__)
        return function(*args, **kwargs)
    return wrapper


@logged
def add(a, b=1):
    return a + b


@logged
def describe(name, *, size=3, color="red"):
    return f"{name}:{size}:{color}"


class Base:
    def __init__(self, name, **options):
        self.name = name
        self.count = len(options)


class Derived(Base):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.kind = "derived"


def main(argv):
    print(add(1), add(1, 2), add(1, b=5), add(a=3, b=4))
    print(describe("x"), describe("y", color="blue"), describe(size=9, name="z"))
    derived = Derived("d", a=1, b=2)
    print(derived.name, derived.count, derived.kind, calls)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
