"""Plain objects, as what stands for nothing and as tickets, beside instances of classes that compare themselves."""

from collections import Counter, OrderedDict, defaultdict, deque

MISSING = object()


class Point:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return isinstance(other, Point) and self.x == other.x

    def __len__(self):
        return self.x


class Animal:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Animal({self.name})"


class Bag(Counter):
    pass


def look(table, key, default=MISSING):
    found = table.get(key, MISSING)
    if found is MISSING:
        if default is MISSING:
            raise KeyError(key)
        return default
    return found


def kind_of(value):
    if isinstance(value, (Counter, deque)):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, dict):
        return "dict with " + ", ".join(sorted(value))
    if isinstance(value, Point):
        return f"point {value.x}"
    return "other"


def main():
    points = {"a": Point(1), "b": Point(2)}
    print(look(points, "a").x, look(points, "b").x)
    animals = {"a": Animal("cat")}
    print(look(animals, "a"), look(animals, "z", Animal("none")))
    value = animals.get("q", MISSING)
    print(value is MISSING, value == MISSING)
    try:
        look(points, "z")
    except KeyError as error:
        print(repr(error))
    queue = deque()
    tickets = []
    for i in range(4):
        ticket = (points["a"] if i % 2 else Animal(str(i)), i / 2, object())
        tickets.append(ticket)
        queue.append(ticket)
    print(tickets[1] in queue, (points["a"], 0.5, object()) in queue, queue.index(tickets[2]))
    queue.remove(tickets[1])
    print(len(queue), tickets[1] in queue, tickets[3] == tickets[3], tickets[0] != tickets[2])
    missing = points.get("zz", MISSING)
    try:
        print(len(missing))
    except TypeError as error:
        print(error)
    counts = Counter("hello")
    print(counts == Counter("olleh"), counts == {"l": 2}, counts == MISSING, counts != object())
    print(OrderedDict(a=1) == MISSING, defaultdict(int) == Bag(), Bag("ab") == Counter("ba"))
    for each in (counts, Bag("xyz"), deque([1]), defaultdict(int, k=1), Point(3), MISSING, OrderedDict(z=1), Animal("q")):
        print(kind_of(each))
    print(type(MISSING) is object, type(MISSING).__name__, isinstance(MISSING, object), bool(MISSING))


if __name__ == "__main__":
    main()
