"""Comparison, order and text of prebuilt items whose attributes nothing else reads."""


class Version:
    def __init__(self, major, minor):
        self.major = major
        self.minor = minor

    def __eq__(self, other):
        return self.major == other.major and self.minor == other.minor

    def __hash__(self):
        return self.major * 100 + self.minor


class Shown:
    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return "<" + self.text + ">"


class Ordered:
    def __init__(self, rank, label):
        self.rank = rank
        self.label = label

    def __lt__(self, other):
        return self.rank < other.rank

    def __eq__(self, other):
        return self.rank == other.rank

    def __hash__(self):
        return self.rank

    def __repr__(self):
        return self.label


V1 = Version(1, 2)
KNOWN = [V1, Version(3, 4)]
TUPLES = [(V1, 1), (Version(3, 4), 2)]
SHOWN = {"a": [Shown("one"), Shown("two")], "b": []}
QUEUE = [(Ordered(3, "c"), 1), (Ordered(1, "a"), 2), (Ordered(2, "b"), 3)]
COUNTS = {}


def main(argv):
    print(V1 in KNOWN, KNOWN.index(V1), KNOWN.count(V1), (V1, 1) in TUPLES, TUPLES == list(TUPLES))
    print(SHOWN)
    print(sorted(QUEUE))
    for version in KNOWN:
        COUNTS[version] = COUNTS.get(version, 0) + 1
    COUNTS[V1] += 5
    print(list(COUNTS.values()), max(QUEUE), min(QUEUE))
    seen = set()
    for item, n in QUEUE:
        seen.add((item, n % 2))
    print(len(seen))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
