"""Classes within functions whose methods use the variables of these functions, which only the run tells: each instance those that it was made with."""

import copy


def make(size):
    class Local:
        def __init__(self, extra, *rest, scale=1):
            self.extra = extra
            self.rest = rest
            self.scale = scale

        def total(self):
            return size * self.scale + self.extra + sum(self.rest)

        @property
        def twice(self):
            return 2 * size

    return Local(1), Local(2, 3, 4, scale=10)


def counters():
    count = 0

    class Counter:
        def up(self):
            nonlocal count
            count += 1
            return count

    a, b = Counter(), Counter()
    a.up()
    b.up()
    print(count, a.up(), isinstance(a, Counter), isinstance(1, Counter))
    count = 10
    return a.up


class Base:
    def name(self):
        return 'base ' + self.kind()


def extended(kind):
    class First(Base):
        def kind(self):
            return kind

    class Second(First):
        def __init__(self, n):
            self.n = n

        def name(self):
            return super().name() + str(self.n)

    things = [First() for _ in range(2)]
    return [thing.name() for thing in things], Second(5).name(), list(First().kind() for _ in range(2))


def evil():
    enabled = False

    class Bad:
        def __eq__(self, other):
            return enabled

        def __hash__(self):
            return 1

    s = set(Bad() for _ in range(3))
    n = len(s)
    enabled = True
    s.add(Bad())
    return n, len(s)


def looked_at(size):
    class Seen:
        def get(self):
            return isinstance(self, Seen), size

    seen = Seen()
    return copy.copy(seen).get(), len(vars(seen))


def main(argv):
    small, large = make(3)
    other, _ = make(100)
    print(small.total(), large.total(), other.total(), small.twice, other.twice)
    up = counters()
    again = counters()
    print(up(), again(), up())
    print(extended('a'), extended('b'))
    print(evil())
    print(looked_at(3), looked_at(4))


if __name__ == "__main__":
    main([])
