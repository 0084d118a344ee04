"""Descriptors that only some of the classes have which an instance may be of, or that differ among them."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Bound:
    """What a method is taken by; no data descriptor."""

    def __init__(self, factor):
        self.factor = factor

    def __call__(self, function):
        self.function = function
        return self

    def __get__(self, instance, owner=None):
        if instance is None:
            return self

        def call(*args, **named):
            return self.factor * self.function(instance, *args, **named)
        return call


class Stored:
    """A data descriptor."""

    def __init__(self, start):
        self.start = start

    def __set_name__(self, owner, name):
        self.key = "_" + name

    def __get__(self, instance, owner=None):
        return instance.__dict__.get(self.key, self.start)

    def __set__(self, instance, value):
        instance.__dict__[self.key] = value * 2


class Base:
    def same(self):
        return self

    def note(self, value):
        self.__dict__.setdefault("notes", []).append(value)


class Middle(Base):
    size = Stored(3)

    @Bound(1)
    def area(self, n):
        return n


class Lower(Middle):
    size = Stored(5)

    @Bound(10)
    def area(self, n):
        return n + 1

    @Bound(2)
    def volume(self, *, deep=1):
        return deep


class Plain(Base):
    size = 7

    def area(self, n):
        return -n


class Held(Base):
    def __init__(self):
        self.size = 9
        self.area = abs


def pick(n) -> Base:
    return [Base(), Middle(), Lower(), Plain(), Held()][n]


def main():
    for n in range(5):
        one = pick(n).same()
        try:
            print(type(one).__name__, one.size)
        except AttributeError as e:
            print(e)
        try:
            print(hasattr(one, "volume"), one.volume(deep=4))
        except AttributeError as e:
            print(e)
        one.note(n)
        one.note("n")
        print(one.notes, sorted(one.__dict__))
    for n in range(1, 3):
        middle = pick(n)
        print(middle.area(6), middle.size)
    lower = pick(2)
    print(lower.same().volume(deep=3), lower.same().volume())
    mine = Lower()
    mine.size = 4
    print(mine.size, Middle().size, mine.__dict__.pop("_size"), mine.size, mine.__dict__.pop("_size", None))
    held = Held()
    print(held.__dict__.setdefault("size", 1), held.__dict__.pop("size"), held.__dict__.setdefault("size", 2), held.size)
    try:
        held.__dict__.pop("none")
    except KeyError as e:
        print("KeyError", e)


if __name__ == "__main__":
    main()
