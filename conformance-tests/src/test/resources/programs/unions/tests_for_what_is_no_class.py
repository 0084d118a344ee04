"""isinstance() with what may be a class, a tuple of classes, or neither, which raises."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Point:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"Point({self.x})"


def coerce(value, hint):
    if isinstance(value, hint):
        return value
    return hint(value)


def attempt(value, hint):
    try:
        return coerce(value, hint)
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


CHECKS = {"type": isinstance, "in": lambda value, some: value in some, "len": lambda value, n: len(value) == n}


def check(kind, value, expected):
    try:
        return CHECKS[kind](value, expected)
    except TypeError as error:
        return str(error)


def main():
    for hint in (int, str, float, Point, bool, 3, "int", [int], (int, str), None):
        print(attempt(1, hint), attempt("12", hint), attempt(Point(2), hint))
    for kind, value, expected in [("type", 3, int), ("type", "a", (int, str)), ("in", 3, [1, 2, 3]), ("len", "abc", 3), ("len", [1], 2), ("type", Point(1), Point), ("type", 2.5, 2)]:
        print(kind, check(kind, value, expected))


if __name__ == "__main__":
    main()
