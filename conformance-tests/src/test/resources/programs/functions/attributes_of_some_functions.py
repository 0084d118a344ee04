"""Attributes of functions made at run time, beside functions, methods and classes that are given none."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def made(size):
    def run(x):
        return x * size
    run.size = size
    if size > 2:
        run.__name__ = f"times{size}"
    return run


def plain(x):
    return x + 1


def labelled(x):
    return x - 1


labelled.size = 7


class Doubler:
    def twice(self, x):
        return 2 * x


def simple():
    def inner(x):
        return x
    return inner


def main():
    functions = [made(2), plain, made(3), labelled, simple(), Doubler().twice, abs]
    for function in functions:
        print(function(3), function.__name__, hasattr(function, "size"), getattr(function, "size", None))
    for function in functions:
        try:
            print(function.size)
        except AttributeError as error:
            print(error)
    table = {"+": abs, "m": made(5), "none": None}
    for name, function in table.items():
        print(name, f"<fn {function.__name__}>" if callable(function) else "nothing")
        try:
            print(function.size if function else "-")
        except AttributeError as error:
            print(error)


if __name__ == "__main__":
    main()
