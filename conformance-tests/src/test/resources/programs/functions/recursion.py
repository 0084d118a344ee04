"""Recursion: plain, mutual, through containers, and too deep."""


def factorial(n):
    return 1 if n <= 1 else n * factorial(n - 1)


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


class Tree:
    def __init__(self, value, children):
        self.value = value
        self.children = children

    def total(self):
        return self.value + sum([child.total() for child in self.children])


def hanoi(n, source, target, spare, moves):
    if n > 0:
        hanoi(n - 1, source, spare, target, moves)
        moves.append(source + target)
        hanoi(n - 1, spare, target, source, moves)


def endless(n):
    return endless(n + 1) + 1


def main(argv):
    print(factorial(20), is_even(10), is_odd(7))
    print(Tree(1, [Tree(2, []), Tree(3, [Tree(4, [])])]).total())
    moves = []
    hanoi(4, "a", "b", "c", moves)
    print(len(moves), " ".join(moves))
    try:
        print(endless(0))
    except RecursionError:
        print("too deep")
    print(factorial(5))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

