"""Tables with few entries, with many, and on the way from one to the other; the keys of some are compared by the program, which may change the table."""


class Key:
    def __init__(self, name, watched=None):
        self.name = name
        self.watched = watched

    def __hash__(self):
        return 7

    def __eq__(self, other):
        if self.watched is not None:
            table, self.watched = self.watched, None
            for i in range(20):
                table[Key(f"new{i}")] = i
        return self.name == other.name


def few_and_many():
    for n in (0, 1, 2, 3, 4, 7, 8, 9, 10, 20, 21, 22, 50):
        d = {}
        for i in range(n):
            d[i * 3] = i
        for i in range(0, n, 2):
            del d[i * 3]
        for i in range(n):
            d.setdefault(-i, i)
        print(n, len(d), list(d.items())[:6], list(d)[-2:], d.get(0), d.get(3), d.get(-1), 99 in d)
        while d:
            d.popitem()
        d[0] = 5
        print(d, d.pop(0), d)


def one_after_the_other():
    d = {}
    for i in range(100):
        d[str(i)] = i
        if i >= 2:
            del d[str(i - 2)]
    print(d)
    queue = dict.fromkeys("abcdef")
    for i in range(30):
        first = next(iter(queue))
        del queue[first]
        queue[first] = i
    print(queue)


PREBUILT = {"a": 1, "b": 2}
EMPTY = {}
MANY = {i: i * i for i in range(30)}


def prebuilt():
    print(PREBUILT["b"], "c" in PREBUILT, EMPTY.get("x"), MANY[7], 30 in MANY, list(reversed(PREBUILT)))
    PREBUILT["c"] = 3
    EMPTY["x"] = 1
    del MANY[0]
    MANY[0] = -1
    print(PREBUILT, EMPTY, list(MANY.items())[-2:])
    PREBUILT.clear()
    print(PREBUILT, PREBUILT.get("a"))
    PREBUILT["z"] = 26
    print(PREBUILT)


def sets_of_text():
    s = {"a", "b"}
    for i in range(12):
        s.add(str(i))
        s.discard(str(i - 3))
    print(sorted(s), "a" in s, "0" in s, sorted(s & {"a", "9", "q"}), sorted(s | {"q"})[-1], len(s ^ {"a"}))


def changed_while_compared():
    table = {}
    table[Key("one")] = 1
    asked = Key("two", table)
    print(table.get(asked), len(table), table.get(Key("new3")))
    small = {Key("x"): 1}
    small[Key("y", small)] = 2
    print(len(small), small[Key("y")], small[Key("new19")])


def other_keys():
    floats = {0.5: "a", -0.0: "b", 2.0: "c"}
    print(floats[0.0], floats.get(2), floats)
    chars = {c: ord(c) for c in "hello world"}
    print(chars, chars.get("z"))
    pairs = {(1, "a"): 1, (2, "b"): 2, (1, "b"): 3}
    print(pairs[1, "b"], (2, "a") in pairs, pairs)
    bools = {True: 1, False: 0}
    print(bools[1 == 1], bools)
    for i in range(5):
        floats[i / 4] = str(i)
    print(floats)


def main():
    few_and_many()
    one_after_the_other()
    prebuilt()
    sets_of_text()
    changed_while_compared()
    other_keys()


if __name__ == "__main__":
    main()
