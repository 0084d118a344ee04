"""An exception goes through loops, calls, comprehensions and containers to its handler."""


class Abort(Exception):
    def __init__(self, depth):
        super().__init__("abort")
        self.depth = depth


class Recorder:
    def __init__(self):
        self.events = []

    def dive(self, depth, limit):
        self.events.append(depth)
        try:
            if depth == limit:
                raise Abort(depth)
            return self.dive(depth + 1, limit) + 1
        finally:
            self.events.append(-depth)


def check(n):
    if n == 3:
        raise Abort(n)
    return n


def compare(a, b):
    if a == b:
        raise ValueError("equal")
    return a - b


class Ordered:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return compare(self.n, other.n) < 0


def main(argv):
    recorder = Recorder()
    try:
        recorder.dive(1, 4)
    except Abort as error:
        print("aborted at", error.depth, recorder.events)
    try:
        print([check(n) for n in range(5)])
    except Abort as error:
        print("in a comprehension", error.depth)
    try:
        print({n: check(n) for n in range(5)})
    except Abort:
        print("in a dict")
    print([o.n for o in sorted([Ordered(3), Ordered(1), Ordered(2)])])
    try:
        sorted([Ordered(1), Ordered(1)])
    except ValueError as error:
        print(error)
    try:
        sorted([1, 2, 3], key=check)
    except Abort as error:
        print("in a key")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
