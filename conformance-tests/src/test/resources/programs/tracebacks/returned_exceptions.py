"""The traceback of an exception that a function caught and returned begins in that function, small as it is."""


class Odd(Exception):
    pass


class Box:
    def __init__(self):
        self.held = None


def loud(n, depth):
    if depth > 0:
        return loud(n, depth - 1)
    if n > 2:
        raise Odd(f"loud {n}")
    return n


def returned(n):
    try:
        loud(n, 1)
    except Odd as e:
        return e
    return None


def held(n, box):
    try:
        loud(n, 0)
    except Odd as e:
        box.held = e


def either(n):
    found = returned(n)
    if found is None:
        found = returned(n + 3)
    return found


def main(argv):
    print(returned(1) is None)
    box = Box()
    held(1, box)
    print(box.held is None)
    held(9, box)
    try:
        raise ValueError("first") from box.held
    except ValueError as e:
        print(e, e.__cause__)
        first = e
    try:
        raise ValueError("second") from either(1)
    except ValueError as second:
        print(second, second.__cause__)
        raise KeyError("third") from second


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
