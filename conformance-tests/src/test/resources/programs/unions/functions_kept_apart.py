"""Functions that take values of different kinds from different calls, in a program that has unions anyway."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import bisect
import heapq
import random
from collections import deque
from dataclasses import dataclass, field


@dataclass(order=True)
class Ticket:
    priority: int
    number: int
    note: object = field(compare=False, default=None)


class Resource:
    def __init__(self):
        self.waiting = deque()

    def enter(self, ticket):
        self.waiting.append(ticket)

    def leave(self):
        return self.waiting.popleft()


class Ordered(Resource):
    """The same attribute holds something else here: a union."""

    def __init__(self):
        super().__init__()
        self.waiting = []

    def enter(self, ticket):
        heapq.heappush(self.waiting, ticket)

    def leave(self):
        return heapq.heappop(self.waiting)


def keep(items, item):
    items.append(item)
    return count(items)


def count(items):
    return len(items)


def first_of(items, default=None):
    for item in items:
        return item
    return default


def table(rows):
    for name, value in rows:
        line(name, value)


def line(name, value):
    print(f"{name:>8}: {value}")


def nested(value):
    """Passed a union by itself, too."""
    if isinstance(value, list):
        return sum(nested(item) for item in value)
    if isinstance(value, str):
        return len(value)
    return value


def main():
    agenda = []
    for number, delay in enumerate((3.5, 1.25, 2.0)):
        heapq.heappush(agenda, (delay, number, f"event {number}"))
    print(heapq.heappushpop(agenda, (1.5, 9, "late")), heapq.nsmallest(2, agenda))
    plain, ordered = Resource(), Ordered()
    for number, priority in enumerate((2, 1, 2, 0)):
        plain.enter(Ticket(priority, number))
        ordered.enter(Ticket(priority, number, "x"))
    while plain.waiting:
        print(plain.leave(), ordered.leave())
    while agenda:
        print(heapq.heappop(agenda))
    numbers, words, none = [], [], []
    print(keep(numbers, 1), keep(numbers, 2), keep(words, "a"), count(none), count(words))
    print(first_of(numbers), first_of(words), first_of(none), first_of({"k": 1}), first_of((), 2.5))
    table([("one", 1), ("two", 2)])
    table([("text", "t"), ("more", "u")])
    table([])
    line("mixed", [1, "a"])
    print(nested([1, [2, "abc"], "de"]), nested(4), nested("f"))
    random.seed(5)
    shuffled = list(range(6))
    random.shuffle(shuffled)
    letters = list("abcdef")
    random.shuffle(letters)
    print(sorted(shuffled) == list(range(6)), sorted(letters))
    bisect.insort(numbers, 0)
    bisect.insort(words, "A")
    print(numbers, words, bisect.bisect(numbers, 1), bisect.bisect_left(words, "B"))


if __name__ == "__main__":
    main()
