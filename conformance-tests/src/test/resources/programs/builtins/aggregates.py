"""sum, min, max, any, all, sorted, reversed, enumerate, zip, map, filter."""


def positive(n):
    return n > 0


def main(argv):
    numbers = [3, -1, 4, -1, 5]
    empty = numbers[:0]
    print(sum(numbers), sum(empty), sum(numbers, 100), sum([0.5, 0.5]), sum([True, True]))
    print(min(numbers), max(numbers), min(2, 1), max("b", "a", "c"), min(empty, default=-99), max(numbers, key=abs), min("hello"))
    print(min([(2, "a"), (1, "b")]), max(["aa", "b"], key=len), max(1.5, 0.5))
    print(any([0, 0, 1]), all([1, 1, 0]), any(empty), all(empty), any(n > 4 for n in numbers), all(positive(n) for n in numbers))
    print(sorted(numbers), sorted("hello"), sorted(numbers, reverse=True), list(reversed(numbers)), sorted({3: 1, 2: 2}))
    for index, (number, letter) in enumerate(zip(numbers, "abc")):
        print(index, number, letter)
    for index, letter in enumerate("xy", 10):
        print(index, letter)
    print(list(zip([1, 2, 3], "ab")), list(zip([1], [2], [3])), list(enumerate([])), dict(zip("ab", [1, 2])))
    print(list(map(str, numbers)), list(filter(positive, numbers)), [a + b for a, b in map(lambda n: (n, n), [1, 2])])
    print(list(map(lambda a, b: a * b, [1, 2], [3, 4])), sum(map(abs, numbers)), len(list(filter(None, [0, 1, 2]))))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
