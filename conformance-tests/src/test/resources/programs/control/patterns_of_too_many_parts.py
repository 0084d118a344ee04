"""Class patterns that Python finds wrong when a value comes to them."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Plain:

    def __init__(self, a):
        self.a = a


class Only:
    __match_args__ = ("a",)
    a = 1


def three(p):
    match p:
        case Point(x, y, z):
            return "three"
        case _:
            return "other"


def one(p):
    match p:
        case Plain(a):
            return a
        case Plain(a=a):
            return "named", a
    return "none"


def twice(p):
    match p:
        case Point(x, x=0):
            return x
        case Point(0, y=0):
            return "origin"
        case _:
            return "other"


def numbers(v):
    match v:
        case int(a, b):
            return a, b
        case str(s):
            return s
        case Only(1, 2):
            return "only"
        case _:
            return "other"


def attempt(f, v):
    try:
        print(f.__name__, f(v))
    except TypeError as error:
        print(f.__name__, error)


def main():
    p = Point(1, 2)
    attempt(three, p)
    attempt(one, Plain(5))
    attempt(twice, p)
    attempt(three, 5)
    attempt(one, "x")
    attempt(twice, None)
    for v in (5, "text", 1.5, Only()):
        attempt(numbers, v)


if __name__ == "__main__":
    main()
