"""Iterators over sequences of the program, and over calls until a value comes, end as in Python."""
from collections import deque


class Failing:
    """Fails once, and ends with StopIteration."""

    def __init__(self):
        self.failed = False

    def __len__(self):
        return 2

    def __getitem__(self, i):
        if i == 1 and not self.failed:
            self.failed = True
            raise ValueError(i) if LOUD[0] else IndexError(i)
        if i > 1:
            raise StopIteration
        return i


LOUD = [True]


class OnlyItems:
    def __getitem__(self, i):
        if i < 3:
            return i
        raise IndexError

    def __len__(self):
        return 3


def main():
    for s in [[1, 2, 3], [4]]:
        r = reversed(s)
        print(r.__length_hint__(), list(r), r.__length_hint__())
    r = reversed("abc")
    print(r.__length_hint__(), list(r), r.__length_hint__())
    r = reversed(tuple("xy"))
    print(r.__length_hint__(), list(r), r.__length_hint__())
    r = reversed(range(4))
    print(r.__length_hint__(), list(r), r.__length_hint__())
    r = reversed(OnlyItems())
    print(r.__length_hint__(), list(r), r.__length_hint__())
    calls = []

    def spam():
        calls.append(1)
        if len(calls) > 1:
            return 2
        list(it[0])
        return 1

    it = []
    it.append(iter(spam, 2))
    try:
        print(next(it[0]))
    except StopIteration:
        print("Stop")
    stopping = iter(lambda: calls.append(0) or next(iter(calls[5:])), 1)
    print(list(stopping), len(calls), list(stopping), len(calls))
    failing = iter(Failing())
    for _ in range(4):
        try:
            print(next(failing, "end"))
        except ValueError as e:
            print("ValueError", e)
    LOUD[0] = False
    print(list(reversed(Failing())))
    LOUD[0] = True
    turned = reversed(deque([1]))
    queue = deque([1, 2, 3])
    backwards = reversed(queue)
    print(next(turned), list(turned), next(backwards))
    queue.append(4)
    for _ in range(2):
        try:
            print(next(backwards, "end"))
        except RuntimeError as e:
            print("RuntimeError", e)
    try:
        print(enumerate('abc', 'def'))
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
