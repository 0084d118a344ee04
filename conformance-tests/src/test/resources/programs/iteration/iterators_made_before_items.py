"""Loops over iterators of lists that are empty when the loop is first looked at, and grow behind it."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def solved(rows, right):
    known = []
    for i, row in enumerate(rows):
        rest = right[i]
        for factor, value in zip(row, known):
            rest -= factor * value
        known.append(rest / row[i])
    return known


def runs(words):
    seen = []
    for word in words:
        for place, other in enumerate(seen):
            if other == word:
                print(word, place)
        for pair in zip(map(str.upper, seen), reversed(seen)):
            print(*pair, end=" ")
        seen.append(word)
    print()
    return [w for w in seen if w]


def mixed(flag):
    values = []
    for item in (zip([1, 2], values) if flag else zip(["a"], "b")):
        print(item)
    values.append(2.5)
    print(list(zip([1, 2], values)), [x if x else None for x in (1, 0, "s")])


def main():
    print(solved([[2.0, 0.0, 0.0], [1.0, 4.0, 0.0], [0.5, 0.25, 8.0]], [2.0, 5.0, 9.0]))
    print(runs(["a", "b", "a", "", "c"]))
    mixed(True)
    mixed(False)


if __name__ == "__main__":
    main()
