"""Copies of sets and dicts that nothing is ever put into get items of their own."""


def union():
    return sorted(set().union([2, 1])), sorted(set() | {3}), sorted(frozenset().union((5,)))


def others():
    return set() & {1, 2}, set() - {1}, sorted(set() ^ {7}), set().intersection([1]), set().difference({2})


def copied():
    empty = set()
    copy = set(empty)
    copy.add("a")
    other = empty.copy()
    other.add(2.5)
    return empty, copy, other


def dicts():
    empty = {}
    copy = dict(empty)
    copy["a"] = 1
    return empty, copy, {} | {1: 2}, {**{}, 3: 4}


def main(argv):
    print(union(), others(), copied(), dicts())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
