"""getattr of modules and classes with names that only the run tells."""
import math
import operator


class Base:
    LIMIT = 10
    label = "base"

    def test_one(self):
        return "one of " + type(self).__name__

    def test_two(self):
        return "two"

    def test_more(self, number):
        return number

    @staticmethod
    def twice(number):
        return number * 2

    @classmethod
    def named(cls, number):
        return cls.__name__ + str(number)


class Derived(Base):
    label = "derived"

    def test_two(self):
        return "two below"


class Unrelated:
    def test_alone(self):
        return "alone"


def value_of(function, argument):
    return getattr(math, {"ln": "log"}.get(function, function))(argument)


def run(cls):
    for name in [each for each in vars(cls) if each.startswith("test_") and each != "test_more"]:
        case, function = cls(), getattr(cls, name)
        print(cls.__name__, name, function(case))


def ask(cls, name):
    try:
        print(name, getattr(cls, name)(3))
    except AttributeError as e:
        print(e)


def read(cls, name):
    return getattr(cls, name, "none")


def main():
    for function in ("sqrt", "ln", "floor", "isnan", "cos"):
        print(function, value_of(function, 4.0))
    try:
        print(value_of("nothing", 1.0))
    except AttributeError as e:
        print(e)
    for sign in ("add", "mul", "floordiv", "lt"):
        print(sign, getattr(operator, sign)(7, 2))
    run(Base)
    run(Derived)
    run(Unrelated)
    for name in ("twice", "named", "nothing"):
        ask(Base, name)
        ask(Derived, name)
    for name in ("label", "missing"):
        print(read(Base, name), read(Derived, name))
    total = sum(getattr(math, name) for name in ("pi", "e"))
    print(round(total, 4))


if __name__ == "__main__":
    main()
