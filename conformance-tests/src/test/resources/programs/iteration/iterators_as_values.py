"""iter and next on lists, text, dicts, ranges, and pairs of them."""


def merge(a, b):
    left = iter(a)
    right = iter(b)
    x = next(left, None)
    y = next(right, None)
    result = []
    while x is not None and y is not None:
        if x <= y:
            result.append(x)
            x = next(left, None)
        else:
            result.append(y)
            y = next(right, None)
    while x is not None:
        result.append(x)
        x = next(left, None)
    while y is not None:
        result.append(y)
        y = next(right, None)
    return result


def pairs(items):
    iterator = iter(items)
    return list(zip(iterator, iterator))


def main(argv):
    numbers = iter([1, 2, 3])
    print(next(numbers), next(numbers), next(numbers))
    try:
        next(numbers)
    except StopIteration:
        print("stopped")
    print(next(numbers, -1))
    letters = iter("ab")
    print(next(letters), list(letters), list(letters))
    keys = iter({"x": 1, "y": 2})
    print(next(keys), next(keys), next(keys, "none"))
    print(merge(["a", "d"], ["b", "c", "e"]), pairs([1, 2, 3, 4, 5]))
    rest = iter(range(10))
    for n in rest:
        if n == 3:
            break
    print(sum(rest))
    first, *others = iter([7, 8, 9])
    print(first, others)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
