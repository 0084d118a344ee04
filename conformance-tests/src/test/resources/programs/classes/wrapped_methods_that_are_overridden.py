"""Methods that take their instance among all other arguments, as what decorators make does, and that classes below override."""

import functools


def traced(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        print("->", function.__name__, args[1:], kwargs)
        return function(*args, **kwargs)
    return wrapper


class Base:
    @traced
    def run(self, n, *, times=1):
        return "base", n * times

    def other(*args):
        return len(args), args[0].name

    name = "b"


class Middle(Base):
    name = "m"


class Below(Middle):
    name = "x"

    @traced
    def run(self, n, *, times=1):
        return super().run(n + 1, times=times), self.name

    def other(*args):
        return "below", len(args), args[0].name


def main():
    for each in (Base(), Middle(), Below()):
        print(each.run(2), each.run(3, times=2), each.other(), each.other(1, 2))


if __name__ == "__main__":
    main()
