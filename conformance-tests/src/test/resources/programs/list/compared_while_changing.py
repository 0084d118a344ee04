"""Lists that comparing their items changes, and items that are not equal to themselves, are compared as far as they go."""


class Clearing:
    def __init__(self, target):
        self.target = target

    def __eq__(self, other):
        self.target.clear()
        return NotImplemented

    def __lt__(self, other):
        return False

    def __gt__(self, other):
        return True


class Equal:
    """Equal to all, but takes the last item away."""

    def __init__(self, target):
        self.target = target

    def __eq__(self, other):
        if self.target:
            self.target.pop()
        return True


class Never:
    def __eq__(self, other):
        return False

    def __lt__(self, other):
        return True

    def __le__(self, other):
        return True


def main():
    first: list[Clearing] = []
    second: list[Clearing] = []
    first.append(Clearing(second))
    second.append(Clearing(first))
    print(first == second, len(first), len(second))
    for compare in (lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b, lambda a, b: a != b):
        first = []
        second = []
        first.append(Clearing(first))
        second.append(Clearing(first))
        print(compare(first, second), len(first), len(second))
    shrinking: list[Equal] = []
    others: list[Equal] = []
    for i in range(4):
        shrinking.append(Equal(shrinking))
        others.append(Equal(others))
    print(shrinking == others, len(shrinking), len(others))
    for i in range(4):
        shrinking.append(Equal(shrinking))
    shrinking.remove(others[0])
    print(len(shrinking))
    while shrinking:
        shrinking.remove(others[0])
    print(len(shrinking))
    nan = float("nan")
    values = [1.0, nan]
    print(values == values, values <= values, values >= values, values < values, values > values, values != values)
    never = [Never()]
    print(never == never, never <= never, never < never, never <= [Never()], never < [Never()])
    print([1, 2] < [1, 2, 0], [1, 3] <= [1, 2, 0], [] >= [1], [[1], [2]] > [[1], [1, 5]], ["b"] >= ["a", "c"])


if __name__ == "__main__":
    main()
