"""Moving the last key of an OrderedDict to the end changes nothing, not even for what iterates over it."""

from collections import OrderedDict


class Key:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


def main():
    table = OrderedDict([("a", 1), ("b", 2)])
    for key in table:
        table.move_to_end("b")
    print(table)
    for key in table:
        table.move_to_end("a", last=False)
    print(table)
    table.move_to_end("a")
    print(list(table), table.popitem(last=False), list(table))
    try:
        table.move_to_end("c")
    except KeyError as error:
        print("KeyError", error)
    first = Key("x")
    keys = OrderedDict([(first, 1), (Key("y"), 2)])
    keys.move_to_end(Key("x"))
    print([key.name for key in keys], next(reversed(keys)) is first)
    keys.move_to_end(Key("x"), last=False)
    print([key.name for key in keys], next(iter(keys)) is first, keys[first])


if __name__ == "__main__":
    main()
