import itertools
from collections import deque


def listed(*items):
    found = list(items)
    found.append(1)
    return found


def texts(*items):
    found = list(items)
    found.append("x")
    return found


def chained(*items):
    found = list(itertools.chain(items, ()))
    found.append(b"y")
    return found


def queued(*items):
    found = deque(items)
    found.append("q")
    return found


def queued_numbers(*items):
    found = deque(items)
    found.append(7)
    return found


def ordered(*items):
    found = sorted(items)
    found.append("s")
    return found


def ordered_numbers(*items):
    found = sorted(items)
    found.append(3)
    return found


def unique(*items):
    found = set(items)
    found.add("one")
    return found


def unique_numbers(*items):
    found = set(items)
    found.add(1)
    return found


def iterated(*items):
    found = list(iter(items))
    found.append(True)
    return found


def spread(*items):
    found = [*items]
    found.append(None)
    return found


def numbered(*items):
    found = list(enumerate(items))
    found.append((1, "one"))
    return found


def main(argv):
    print(listed(), texts(), chained())
    print(queued(), queued_numbers(), ordered(), ordered_numbers())
    print(unique(), unique_numbers(), iterated(), spread(), numbered())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
