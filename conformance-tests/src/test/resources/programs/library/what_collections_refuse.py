from collections import Counter, defaultdict, deque, namedtuple

Point = namedtuple('Point', 'x y')


def attempt(f):
    try:
        print(f())
    except Exception as error:
        print(type(error).__name__, error)


def lose():
    p = Point(1, 2)
    del p.x
    return p


def main(argv):
    attempt(lambda: defaultdict(argv and None or 1))
    attempt(lambda: deque('abc') + deque('d'))
    attempt(lambda: defaultdict(list) | {1: [2]})
    attempt(lose)
    print(Counter(a=2, b=None))


if __name__ == "__main__":
    main([])
