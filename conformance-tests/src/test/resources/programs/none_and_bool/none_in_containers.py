"""Containers whose items may be None, and functions that return None."""


class Item:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Item({self.name})"


def nothing():
    pass


def maybe(flag):
    if flag:
        return Item("made")


def first_named(items):
    for item in items:
        if item is not None and item.name:
            return item.name
    return None


def main(argv):
    items = [None, Item(""), None, Item("b")]
    print(items, first_named(items), first_named([None]), first_named(items[:1]))
    items[0] = Item("a")
    items[3] = None
    print(items, items.count(None), None in items)
    table = {"x": None, "y": Item("y")}
    print(table, table["x"] is None, table.get("z"), table.get("x") is None)
    print(nothing(), maybe(True), maybe(False), nothing() is None)
    texts = ["a", None, "c"]
    print([text or "-" for text in texts], [text.upper() if text is not None else "none" for text in texts], texts)
    pair = (None, Item("p"))
    first, second = pair
    print(first, second, pair)
    lists = [[1], None, []]
    print([len(numbers) if numbers is not None else -1 for numbers in lists], lists)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
