from collections import defaultdict

index = defaultdict(list, {"a": [1]})
plain = defaultdict(int)


class Node:
    def __init__(self):
        self.children = defaultdict(Node)
        self.count = 0

    def add(self, word):
        node = self
        for letter in word:
            node = node.children[letter]
        node.count += 1

    def show(self, prefix):
        if self.count:
            print(prefix, self.count)
        for letter in sorted(self.children):
            self.children[letter].show(prefix + letter)


class Tally(defaultdict):
    def best(self):
        return max(self, key=self.get)


def group(words):
    by_length = defaultdict(set)
    for word in words:
        by_length[len(word)].add(word)
    return by_length


def main(argv):
    index["b"].append(2)
    index["a"].append(3)
    print(index, len(index), index["c"], sorted(index), dict(index))
    print(list(index.items()), list(index.keys()), list(index.values()))
    plain["x"] += 5
    plain[argv[0][:0]] -= 1
    print(plain, plain.get("y"), plain.get("y", 7), "y" in plain, plain["y"], "y" in plain)

    groups = group(["one", "two", "three", "four"])
    for length, words in sorted(groups.items()):
        print(length, sorted(words))
    del groups[3]
    print(len(groups), groups.pop(5), groups.pop(99, set()), list(groups))

    graph = defaultdict(lambda: defaultdict(int))
    for a, b, weight in [("x", "y", 2), ("x", "z", 3), ("y", "z", 4), ("x", "y", 5)]:
        graph[a][b] += weight
    for a in graph:
        for b, weight in graph[a].items():
            print(a, b, weight)
    print(dict(graph["x"]), sum(graph["x"].values()))

    root = Node()
    for word in "to tea ten to in".split():
        root.add(word)
    root.show("")

    counts = Tally(int)
    for letter in "abracadabra":
        counts[letter] += 1
    print(counts.best(), counts["a"], len(counts))
    floats = defaultdict(float)
    floats[1] += 0.5
    texts = defaultdict(str)
    texts["k"] += "v"
    flags = defaultdict(bool)
    print(floats, texts, flags["n"], flags)
    other = floats.copy()
    other[2] = 1.5
    print(other == floats, other != floats, {1: 0.5} == floats, floats == {1: 0.5}, other | {3: 2.5})
    print({**texts, "w": "x"}, isinstance(texts, dict), isinstance(texts, defaultdict), texts.setdefault("q", "r"), texts)
    texts.update({"k": "new"})
    texts.update([("z", "last")])
    texts |= {"o": "or"}
    print(texts, list(reversed(texts)), texts.popitem())
    fixed = defaultdict(None, {1: 2})
    try:
        print(fixed[1], fixed[3])
    except KeyError as error:
        print("KeyError", error)
    texts.clear()
    print(texts, bool(texts), defaultdict(int, a=1))
    return 0


if __name__ == '__main__':
    main(['program'])
