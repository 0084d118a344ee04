"""Slices are hashed and copied; anything may be looked for in a range."""

def part_1(argv):
    try:
        print(hash(slice(1, 2)))
    except TypeError as e:
        print(e)


import copy


def part_2(argv):
    s = slice(1, 2)
    print(copy.copy(s), copy.deepcopy(s), s == copy.copy(s), {"a": 1}[copy.copy("a")])


def part_3(argv):
    try:
        print({slice(1): 2})
    except TypeError as e:
        print(e)


def part_4(argv):
    try:
        print(range(3) in range(5))
    except TypeError as e:
        print(e)


def part_5(argv):
    print(2.0 in range(3), True in range(3), 2.5 in range(3), "a" in ["a"], None in [None], (1, 2) in [(1, 2)], 1 in (1, 2))
    print("a" in range(3), None in range(3), [1] in range(3), range(2) in [range(2)])


def main(argv):
    part_1(argv)
    part_2(argv)
    part_3(argv)
    part_4(argv)
    part_5(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
