import itertools
import math
import os


class Indexed:
    def __index__(self):
        return 1


class Floating:
    def __float__(self):
        return 2.25


numbers = [2.5, 1]
counts = [None, 1]
words = [None, "b"]


def tell(action, value):
    try:
        print(action(value))
    except TypeError as error:
        print(error)


def of_number(number):
    tell(lambda n: "ab" * n, number)
    tell(lambda n: [1, 2, 3][n:], number)
    tell(lambda n: [1, 2, 3][n], number)
    tell(lambda n: "abc"[n], number)
    tell(lambda n: b"abc"[n], number)
    tell(lambda n: "ab".center(n), number)
    tell(lambda n: list(range(n)), number)
    tell(lambda n: math.factorial(n), number)
    tell(lambda n: list(itertools.permutations([1, 2], n)), number)
    tell(lambda n: [1, 2].pop(n), number)


def of_count(count):
    tell(lambda n: "abc".split("b", n), count)
    tell(lambda n: list(range(n)), count)
    tell(lambda n: "abc".find("c", n), count)
    tell(lambda n: b"abc".endswith(b"c", 0, n), count)
    tell(lambda n: [1, 2, 3][:n], count)
    tell(lambda n: bin(n), count)
    tell(lambda n: round(2.75, n), count)


def of_word(word):
    tell(lambda s: "abc".split(s), word)
    tell(lambda s: "abc".find(s), word)
    tell(lambda s: "abc".partition(s), word)
    tell(lambda s: "abc".replace(s, "x"), word)
    tell(lambda s: "abc".removeprefix(s), word)
    tell(lambda s: "abc".startswith(s), word)
    tell(lambda s: "abc".strip(s), word)


def of_bases(whole):
    tell(lambda n: int(n, 10), whole)
    tell(lambda n: int(n, base=2), whole)
    tell(lambda n: int("101", n), whole)
    tell(lambda n: int(b"101", base=n), whole)


def of_objects():
    print("abc".find("c", Indexed()), "ab" * Indexed(), [1, 2][Indexed()], "abcd"[Indexed():3], bin(Indexed()))
    print(math.sqrt(Floating()), math.gcd(Indexed(), 4), list(enumerate("a", Indexed())), (1, 2)[Indexed():])
    items = [1, 2, 3]
    items[Indexed()] = 5
    items[Indexed():] = [7, 8, 9]
    del items[Indexed()]
    items.insert(Indexed(), 4)
    print(items, sorted(items, reverse=True), "abc".find("c", True), "ab" * True)
    print(ascii([1, 2]), ascii(["\u00e9"]), os.path.exists("nowhere at all"))


def main(argv):
    for number in numbers:
        of_number(number)
    for count in counts:
        of_count(count)
    for word in words:
        of_word(word)
    of_bases(len(numbers))
    of_objects()
    return 0


if __name__ == "__main__":
    main([])
