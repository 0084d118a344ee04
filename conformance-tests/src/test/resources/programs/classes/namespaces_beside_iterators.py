"""What system code looks for in iterators is no name by which a namespace may be given a value."""
from types import SimpleNamespace


class Keyed(type):
    def __iter__(cls):
        for key in cls.rows:
            yield key


class Fixed(Keyed):
    def __iter__(cls):
        return iter([10, 20])


class First(metaclass=Keyed):
    rows = {1: 2}


class Second(First, metaclass=Fixed):
    pass


def main():
    namespace = SimpleNamespace(a=1)
    print(namespace.a, namespace)
    for cls in (First, Second):
        print(sum(cls), list(enumerate(cls)), max(cls))


if __name__ == "__main__":
    main()
