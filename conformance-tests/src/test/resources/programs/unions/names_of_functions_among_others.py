"""Names that only some of the kinds of values have that a variable may hold."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import inspect


class Box:
    def __init__(self, value):
        self.value = value

    def __str__(self):
        return f"<{self.value.__name__}>" if inspect.isfunction(self.value) else repr(self.value)


def double(x):
    return 2 * x


def name_of(x):
    try:
        return x.__name__
    except AttributeError as e:
        return f"none: {e}"


def main():
    for b in (Box(1.5), Box(double), Box("t"), Box([1]), Box(None)):
        print(b)
    for x in (1, 2.5, double, "s", int, None, [3]):
        print(name_of(x))


if __name__ == "__main__":
    main()
