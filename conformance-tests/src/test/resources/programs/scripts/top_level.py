"""Statements at the top level, from the first on that does something."""
import math
from collections import namedtuple

Size = namedtuple("Size", "width height")
SIZES = [Size(w, w + 1) for w in range(3)]


def area(size):
    return size.width * size.height * SCALE


SCALE = 2
print("begins", area(SIZES[2]))
total = 0
for number in range(5):
    total += number * SCALE
print(total, number)


class Node:
    def __init__(self, value, following=None):
        self.value = value
        self.following = following

    def __str__(self):
        return f"Node({self.value})"


head = None
for value in [3, 1, 2]:
    head = Node(value, head)


def values(node):
    while node is not None:
        yield node.value
        node = node.following


print(head, list(values(head)), type(Node(1)), repr(Node(2)).split(" at ")[0])
head = head.following
print(list(values(head)), [number for number in range(2)], number)
counts = {}
for word in "a b a".split():
    counts[word] = counts.get(word, 0) + 1
for word, count in sorted(counts.items()):
    print(word, count)
i = 0
while i < 3:
    i += 1
    if i == 2:
        continue
    print(i, end=" ")
else:
    print("else")
(first, *rest), last = [1, 2, 3], "z"
print(first, rest, last)
if (length := len(rest)) > 1:
    print(length)
print([kept := k for k in range(3)], kept)
lazy = (k * first for k in range(3))
print(list(lazy))
match rest:
    case [a, b]:
        print(a + b)
    case _:
        print("other")


def hit():
    global hits
    hits += 1
    return hits


hits = 0
hit()
print(hit(), hits)


def doubled(function):
    return lambda x: function(x) * 2


@doubled
def plus_pi(x, more=math.pi):
    return x + more


print(round(plus_pi(1), 3))
step = 1


def by_step(x):
    return x + step


print(by_step(1))
step = 10
print(by_step(1), (lambda x: x - step)(1))


def again():
    return "first"


print(again())


def again():
    return "second"


print(again())


class Managed:
    def __enter__(self):
        print("enter")
        return self

    def __exit__(self, *failure):
        print("exit", failure[0] is None)
        return True


with Managed() as managed:
    inside = 5
    raise ValueError("inside")
print(inside, type(managed).__name__)
