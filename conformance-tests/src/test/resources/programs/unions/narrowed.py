# What tests tell of a value of several kinds.


class Circle:
    def __init__(self, radius):
        self.radius = radius

    def area(self):
        return self.radius * 3


class Note:
    def __init__(self, text):
        self.text = text

    def __str__(self):
        return "note " + self.text


def describe(value):
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "truth " + str(value)
    if isinstance(value, (int, float)):
        return "number " + str(value + 1)
    if isinstance(value, str):
        return "text " + value.upper()
    if isinstance(value, list):
        return "list of " + str(len(value)) + ": " + ", ".join(describe(item) for item in value)
    if isinstance(value, dict):
        return "dict " + ", ".join(key + " is " + describe(value[key]) for key in sorted(value))
    if isinstance(value, Circle):
        return "circle " + str(value.area())
    return str(value)


def find(items, wanted):
    for index, item in enumerate(items):
        if item == wanted:
            return index
    return "not there"


def first(value):
    match value:
        case int() | float():
            return value
        case str() if value:
            return value[0]
        case [head, *rest]:
            return first(head)
        case {"first": found}:
            return first(found)
        case _:
            return None


def main(argv):
    for value in [None, True, 3, 2.5, "abc", [1, "x", [None, 4]], {"a": 1, "b": {"c": "d"}}, Circle(4), Note("n")]:
        print(describe(value))
    place = find(["a", "b"], "b")
    print(place if place == "not there" else place + 1)
    print(find(["a", "b"], "c"))
    print(first(7), first("xyz"), first([[["q"]]]), first({"first": [1.5]}), first({}), first([]))
    value = None
    print(value)
    value = 3
    print(value + 1)
    value = "three"
    print(value.title())
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
