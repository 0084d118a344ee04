"""Stars among other arguments and items, over tuples, lists and text."""


def total(*numbers):
    result = 0
    for number in numbers:
        result += number
    return result


def three(a, b, c):
    return f"{a}-{b}-{c}"


def optional(a, b=5, c=6):
    return [a, b, c]


def rest(first=-1, *others, last=0):
    return first, len(others), sum(others), last


def main(argv):
    pair = (2, "two")
    numbers = [10, 20]
    print(three(1, *pair), three(*pair, 3.5), three(*"abc"))
    print(total(1, *numbers), total(*numbers, 5), total(*numbers, *numbers), total(1, *(2, 3), 4))
    print((0, *pair, None), (*numbers, 30), (*"xy",), [*numbers, 1, *numbers])
    for values in ([1, 2, 3], [1], [1, 2, 3, 4, 5], []):
        try:
            print(three(*values), three(0, *values[:2]), optional(*values))
        except TypeError as error:
            print(error)
        print(rest(*values), rest(7, *values), rest(*values, last=9))
    print(three(*range(3)), rest(*{"k": 1}.values()))
    first = tuple(numbers)
    print(first + (30,), (5,) + first, first + first, first == (10, 20), (1,) == first, first != (10, 20))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
