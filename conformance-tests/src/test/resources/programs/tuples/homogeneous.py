"""tuple(list): tuples whose length is not known beforehand."""


def word_key(word):
    return tuple(sorted(word))


def prefixes(items):
    return [tuple(items[:n]) for n in range(len(items) + 1)]


def main(argv):
    groups = {}
    for word in ["eat", "tea", "tan", "ate", "nat", "bat"]:
        groups.setdefault(word_key(word), []).append(word)
    for key in sorted(groups):
        print(key, groups[key])
    for prefix in prefixes([1, 2, 3]):
        print(prefix, len(prefix), sum(prefix))
    numbers = tuple([n * n for n in range(6)])
    print(numbers[2], numbers[-1], numbers[1:4], numbers[::-1], 9 in numbers, 10 in numbers, numbers == tuple([0, 1, 4, 9, 16, 25]))
    print(numbers.index(16), numbers.count(4), max(numbers), list(numbers))
    try:
        print(numbers[6])
    except IndexError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
