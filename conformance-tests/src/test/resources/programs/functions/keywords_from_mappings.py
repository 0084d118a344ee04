"""Parameters that a mapping fills of which only the run tells the keywords."""
from dataclasses import dataclass


def area(width, height=10, *, scale=1):
    return (width, height, scale)


def collected(first, **rest):
    return first, list(rest.items())


def everything(a, /, b, *more, c, d=4, **rest):
    return a, b, len(more), c, d, sorted(rest.items())


class Shape:
    def __init__(self, width, height=2):
        self.width = width
        self.height = height

    def grown(self, by, factor=1):
        return self.width * factor + by

    def __call__(self, *args, **kwargs):
        return len(args), sorted(kwargs.items())


@dataclass
class Point:
    x: int
    y: int = 7


def attempt(function):
    try:
        print(function())
    except TypeError as error:
        print("TypeError:", error)


def main(argv):
    sizes = {"width": len(argv)}
    attempt(lambda: area(**sizes))
    sizes["height"] = 3
    attempt(lambda: area(**sizes))
    sizes["scale"] = 5
    attempt(lambda: area(**sizes))
    attempt(lambda: area(1, **sizes))
    attempt(lambda: area(scale=1, **sizes))
    attempt(lambda: area(1, **{"scal" + "y": 3}))
    attempt(lambda: area(**{"heigh" + "t": 3}))
    attempt(lambda: collected(1, **sizes))
    attempt(lambda: collected(1, z=5, **sizes, a=6))
    attempt(lambda: collected(**sizes))
    attempt(lambda: collected(1, width=2, **sizes))
    key = "first" if len(argv) else "x"
    attempt(lambda: collected(**{key: 4, "other": 5}))
    attempt(lambda: everything(1, 2, 3, **sizes))
    attempt(lambda: everything(1, 2, 3, c=8, **sizes))
    attempt(lambda: everything(1, **{"b" + "": 2, "c": 3, "e": 5, "a": 9}))
    more = {"b": 2}
    other = {"c": 3}
    attempt(lambda: everything(1, **more, **other))
    attempt(lambda: everything(1, **more, **other, d=2))
    attempt(lambda: everything(1, **more, **more))
    del sizes["scale"]
    shape = Shape(**sizes)
    print(shape.width, shape.height, shape(1, 2, x=3), shape(**sizes), shape.grown(**{"by" if argv else "q": 5}))
    where = {"x": 4}
    print(Point(**where), Point(**{"x": 1, "y": 2}))
    where["z"] = 1
    attempt(lambda: Point(**where))
    xs = [1, 2][:len(argv)]
    attempt(lambda: area(*xs, **{"height" if argv else "": 9}))
    attempt(lambda: everything(*xs, **more, **other))
    attempt(lambda: everything(*xs, 5, **other))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
