"""Methods by names of the run, of texts, of a class that extends str and of numbers: some take more arguments than they are given."""
# alone: for its values of several kinds the types of all of a group would be inferred again
from collections import namedtuple
from datetime import date

class Safe(str):
    pass

Customer = namedtuple("Customer", "name email", defaults=[None])

def call(value, path):
    for name in path.split("."):
        value = value[name] if isinstance(value, dict) else getattr(value, name)
    return value() if callable(value) else value


def called(value, name):
    return getattr(value, name)()


def main():
    c = Customer("mary smith")
    ctx = {"customer": c, "n": 5, "d": {"k": 1, "m": 2}, "x": [1, 2], "f": 1.5, "s": "text here", "safe": Safe("b")}
    for first, path in [("customer", "name.title"), ("customer", "name.split"), ("s", "upper"), ("d", "k"), ("d", "m"), ("customer", "email"), ("s", "ljust"), ("s", "nope"), ("safe", "upper"), ("safe", "ljust")]:
        try:
            print(call(ctx[first], path))
        except (TypeError, AttributeError) as e:
            print(type(e).__name__, e)
    for value in ["pq r", Safe("abc"), 5]:
        for name in ["upper", "title", "ljust", "bit_length"]:
            try:
                print(called(value, name))
            except (TypeError, AttributeError) as e:
                print(type(e).__name__, e)


if __name__ == "__main__":
    main()
