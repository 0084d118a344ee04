"""What classes and instances have, asked for by names that only the run tells."""


def mark(**marks):
    def marked(function):
        function.marks = tuple(marks)
        return function
    return marked


class Base:
    """A text."""
    size = 3
    names = ["a"]

    def __init__(self, count=0):
        self.count = count

    @mark(first=1)
    def one(self):
        return "one"

    def plain(self):
        return "plain"

    @property
    def double(self):
        return self.size * 2

    @classmethod
    def marked(cls):
        for name in dir(cls):
            if hasattr(getattr(cls, name), "marks"):
                yield name

    @classmethod
    def callables(cls):
        return [name for name in dir(cls) if callable(getattr(cls, name))]

    @classmethod
    def numbers(cls):
        return [name for name in dir(cls) if isinstance(getattr(cls, name), (int, float))]


class Derived(Base):
    limit = 1.5

    @mark(second=2)
    def two(self):
        return "two"

    def __len__(self):
        return 7


class Other:
    __slots__ = ("x",)

    def __init__(self):
        self.x = 1


NAMES = ("__class__ __doc__ __module__ __dict__ __weakref__ __eq__ __ne__ __format__ __sizeof__ __reduce__ __init__ __len__ __bool__ __call__ "
         "__name__ __qualname__ __mro__ __annotations__ __abstractmethods__ mro __subclasses__ __slots__ size count one nothing").split()


def of_class(cls):
    return [name for name in NAMES if hasattr(cls, name)]


def of_instance(thing):
    return [name for name in NAMES if hasattr(thing, name)]


class Plain:
    def __init__(self):
        self.x = 1


def named(thing):
    return (hasattr(thing, "__class__"), hasattr(thing, "__dict__"), hasattr(thing, "__init__"), hasattr(thing, "__eq__"),
            hasattr(thing, "__bool__"), hasattr(thing, "__weakref__"), hasattr(thing, "__sizeof__"))


def refused(cls, name):
    try:
        return str(getattr(cls, name))
    except TypeError as error:
        return "refused" if "not supported" in str(error) else str(error)
    except AttributeError as error:
        return str(error)


def main():
    for cls in (Base, Derived):
        print(cls.__name__, list(cls.marked()), cls.numbers())
        print(cls.callables())
    print(list(Derived(1).marked()))
    for cls in (Base, Derived, Other):
        print(of_class(cls))
    print(of_instance(Base()))
    print(of_instance(Derived()))
    print(of_instance(Other()))
    print(of_class(Base))
    for name in ("__size__", "_nothing"):
        print(refused(Base, name))
    print(hasattr(None if len(NAMES) > 100 else Base(2), NAMES[11]))
    things = [Base(), None, Derived()]
    for thing in things:
        print([name for name in ("__bool__", "__len__", "__dict__", "__class__", "__init__", "__weakref__") if hasattr(thing, name)])
    print([named(thing) for thing in [Plain(), None]])
    print([named(thing) for thing in [1, "a", Plain()]])
    plain = Plain()
    print(hasattr(plain, "__dict__"), hasattr(plain, "__doc__"), hasattr(plain, "__module__"), hasattr(plain, "__len__"))


if __name__ == "__main__":
    main()
