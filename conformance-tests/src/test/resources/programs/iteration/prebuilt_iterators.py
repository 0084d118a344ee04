import itertools
from itertools import chain

IDS = itertools.count(1)
EVENS = itertools.count(10, 2)
next(EVENS)
COLOURS = itertools.cycle(["red", "green", "blue"])
next(COLOURS)
NOTHING = itertools.cycle([])
HALVES = itertools.count(0.5, 0.5)


class Node:
    serial = itertools.count()

    def __init__(self):
        self.id = next(Node.serial)


def start():
    print("start")
    return 100


def items(n):
    print("items")
    return range(n)


def note(i):
    print("note", i)
    return i


def main(argv):
    print(next(IDS), next(IDS), [next(EVENS) for _ in range(3)], [next(COLOURS) for _ in range(7)], next(HALVES) + next(HALVES))
    print([Node().id for _ in range(3)], next(Node.serial), next(NOTHING, "none"))
    print(list(zip("ab", IDS)), next(IDS))
    for colour, number in zip(COLOURS, EVENS):
        if number > 22:
            break
        print(colour, number)
    print(sum((note(i) for i in items(3)), start()))
    print(max((note(i) for i in items(3)), default=start()))
    print(sorted((note(-i) for i in items(3)), reverse=bool(start())))
    groups = {"a": [3, 1], "b": [2]}
    print(sorted(chain.from_iterable(groups.values())), list(chain.from_iterable([]))[:1])
    print(list(chain.from_iterable(v for v in groups.values())), "".join(chain.from_iterable(["ab", "cd"])))
    return 0


if __name__ == "__main__":
    main([])
