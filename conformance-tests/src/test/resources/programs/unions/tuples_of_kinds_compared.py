"""Tuples of texts compared with tuples that hold texts or ints: whether they are the same tells nothing of the kinds."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def first(chosen):
    if chosen is not None:
        return tuple([(-2, "x"), (0, "12")])
    return tuple([(255, 10)])


def find(held):
    try:
        return first((3,)).index(held)
    except ValueError as error:
        return str(error)


def perhaps(mixed, index):
    return mixed[index] if index < len(mixed) else None


def main():
    pairs = [(-2, "x"), (0, "12")]
    for item in {42: "fi", -13: 100}.items():
        print(item in pairs, pairs.count(item), find(item))
    mixed = [(0, "12"), (-13, 100), (0, 12.5)]
    for item in mixed:
        print(item in pairs, pairs.count(item), item == pairs[1], pairs[1] == item, find(item))
    for index in range(5):
        held = perhaps(mixed, index)
        print(held is perhaps(pairs, index + 7), held is perhaps(pairs, 0), held == perhaps(pairs, 1))
    print({(1, "a"): 1, (2, "b"): 2}.get(mixed[1], 0), {(1, "a"): 1, (0, "12"): 2}.get(mixed[0], 0))


if __name__ == "__main__":
    main()
