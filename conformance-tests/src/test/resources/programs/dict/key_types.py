"""Keys of every kind."""


class Key:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return self.name == other.name

    def __hash__(self):
        return len(self.name)

    def __repr__(self):
        return "Key " + self.name


class Plain:
    pass


def increment(x):
    return x + 1


def decrement(x):
    return x - 1


def main(argv):
    print({1: "a", -1: "b", 2**62: "c"}[-1], {True: 1}[True], {1.5: "x", -0.0: "zero"}[0.0], {b"k": 1}[b"k"])
    print({(1, "a"): 5}[(1, "a")], {"": "empty"}[""], {None: 1, "a": 2}[None])
    table = {Key("ab"): 1, Key("cd"): 2, Key("ab"): 3}
    print(table, table[Key("cd")], Key("zz") in table, Key("ab") in table)
    first = Plain()
    second = Plain()
    places = {first: "first", second: "second"}
    print(places[first], places[second], Plain() in places)
    functions = {increment: "increment", decrement: "decrement"}
    print(functions[increment], functions[decrement])
    collisions = {}
    for i in range(0, 2**14, 2**10):
        collisions[i] = i // 2**10
    print(collisions)
    texts = {}
    for i in range(300):
        texts["key" + str(i)] = i
    print(sum([texts["key" + str(i)] for i in range(300)]), len(texts), texts.get("key300"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
