"""Keys of which some cannot be hashed, since they hold a list: TypeError where the run comes to one, whatever holds it."""
# alone: for its values of several kinds the types of all of a group would be inferred again
from collections import namedtuple

Call = namedtuple("Call", "name args")
Name = namedtuple("Name", "name")


def numbered(values):
    numbers = {}
    for value in values:
        try:
            print(value, numbers.setdefault(value, len(numbers)))
        except TypeError as error:
            print(value, error)
    return len(numbers)


def distinct(nodes):
    try:
        return len(set(nodes))
    except TypeError as error:
        return str(error)


def attempt(action):
    try:
        return action()
    except TypeError as error:
        return error


def main():
    print(numbered([1, "a", (1, 2), (1, (2, [3])), [4], ("b", "c"), ("b", "c")]))
    print(distinct([Name("x"), Name("x"), Name("y")]))
    print(distinct([Name("x"), Call("f", ["x"])]))
    print(distinct([Name("x"), Call("f", ("x", Name("y")))]))
    print(attempt(lambda: hash((1, [2]))))
    print(attempt(lambda: (1, {2: 3}) in {(1, 2)}))
    print(attempt(lambda: {(1, {2}): 1}))
    print(attempt(lambda: hash(((1, bytearray(b"x")), 2))))
    print(attempt(lambda: hash(()) == hash(tuple([]))))


if __name__ == "__main__":
    main()
