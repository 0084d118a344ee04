"""Displays of constants, which Python's compiler folds."""
SMALL = {3, 1, 2}
FROZEN = frozenset([33, 1, 64, 2, 5, 9, 18, 17])


def main(argv):
    one = len(argv) // 1000 + 16
    print({16, 1, 2, 3, 4}, {one, 1, 2, 3, 4}, {16, 8, 0, 24, 32, 40, 48}, {-1, 1 + 31, 2 * 3, 0.5, 7, -2, 16.0})
    print([x for x in {16, 1, 2, 3, 4}], [x for x in {one, 1, 2, 3, 4}], {x for x in {40, 1, 2, 3, 4}}, list({40, 1, 2, 3, 4}))
    for x in {16, 1, 2, 3, 4, 5, 6, 32, 33}:
        print(x, end=" ")
    for x in (y for y in {16, 1, 2, 3, 4, 5, 6, 32, 33}):
        print(x, end=" ")
    print()
    print({(1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12)}, {None, True, 2, 3, 4.5, 6})
    print({*range(5), 16}, {16, *range(5)}, {i for i in range(30, 0, -3)}, {16, 1, 2, 3, 4} | {16, 1, 2, 3, 4})
    print(SMALL, FROZEN, FROZEN | {128}, FROZEN & {1, 2, 33, 64}, sorted(SMALL), repr(FROZEN), f"{FROZEN}", hash(FROZEN), str(SMALL))
    mixed = {1, 2.5, True}
    mixed |= {3, 0.5}
    print(mixed, {1} | {2.5}, {1.0} & {1}, {1} & {1.0, 2}, {True, 5} - {1.0}, {1, 2} ^ {2.0, 3.5})
    print(set(range(10, 0, -1)), set({30: 1, 20: 2}), set([9, 1, 9.5]), frozenset(range(20, 3, -5)), set(enumerate([5, 6])), set((1, 33, 65)))
    s = set(range(100))
    while len(s) > 90:
        print(s.pop(), end=" ")
    s.add(0)
    print(s.pop(), s.pop())
    print({frozenset({1, 2}), frozenset({3}), frozenset()}, hash(frozenset({1, 2, (3, 4)}) if argv is None else frozenset({7})), hash((None, 1.5, (True, -1))), hash(None))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
