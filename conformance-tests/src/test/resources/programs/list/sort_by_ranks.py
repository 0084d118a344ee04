"""Long lists of texts, and of tuples that begin with ints or texts: equal beginnings, wide and narrow, ends and zeros, equal keys in their order."""

LETTERS = ["a", "b", "\0", "\xff", "\u0100", "\u0101", "\U0001f600"]


class Numbers:
    def __init__(self):
        self.state = 42

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 12) % limit


class Version:
    def __init__(self, number):
        self.number = number

    def __lt__(self, other):
        return self.number < other.number

    def __eq__(self, other):
        return self.number == other.number


def some_text(numbers, most):
    return "".join([LETTERS[numbers.below(len(LETTERS))] for _ in range(numbers.below(most))])


def show(what, items):
    print(what, ascii(items))


def texts(numbers):
    words = [some_text(numbers, 16) for _ in range(120)] + ["", "\0", "\0\0", "a", "a\0", "a\0b"] * 3
    show("texts", sorted(words))
    show("reversed", sorted(words, reverse=True))
    words.sort(key=lambda word: word[:2])
    show("by their beginning", words)
    paths = ["/home/somebody/projects/serious/" + some_text(numbers, 5) for _ in range(60)]
    paths.sort()
    show("paths", paths)
    show("all the same", sorted(["no difference at all"] * 30))
    show("characters", "".join(sorted("a quick brown fox jumps over the lazy dog")))


def tuples(numbers):
    records = [(numbers.below(3), some_text(numbers, 3), i) for i in range(90)]
    show("records", sorted(records))
    show("by two", sorted(records, key=lambda record: (record[1], -record[0])))
    show("by nested ones", sorted(records, key=lambda record: ((record[1], (record[0],)), -record[2]), reverse=True))
    show("by the first", [record[2] for record in sorted(records, key=lambda record: record[0])])
    show("by the first, reversed", [record[2] for record in sorted(records, key=lambda record: record[0], reverse=True)])
    show("with a float", sorted(records, key=lambda record: (record[1], record[2] % 7 / 2, record[0]))[:20])
    versions = [(name, Version(number)) for name, number in zip("abab" * 10, range(40, 0, -1))]
    show("with instances", [(name, version.number) for name, version in sorted(versions)])


def main():
    numbers = Numbers()
    texts(numbers)
    tuples(numbers)
    absent = [(1, None) for _ in range(30)]
    try:
        absent.sort()
        print("all the same")
    except TypeError as error:
        print(error)


if __name__ == "__main__":
    main()
