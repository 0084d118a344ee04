"""Generator functions: in loops, consumed by builtins, endless, recursive, of several types."""


def count(start, stop):
    while start < stop:
        yield start
        start += 1


def words(text):
    word = ""
    for c in text + " ":
        if c == " ":
            if word:
                yield word
            word = ""
        else:
            word += c


def endless():
    n = 0
    while True:
        yield n * n
        n += 1


def primes(limit):
    found = []
    for n in range(2, limit):
        if all(n % p for p in found):
            found.append(n)
            yield n


class Tree:
    def __init__(self, left, value, right):
        self.left = left
        self.value = value
        self.right = right

    def __iter__(self):
        if self.left is not None:
            for each in self.left:
                yield each
        yield self.value
        if self.right is not None:
            for each in self.right:
                yield each

    def walk(self):
        if self.left is not None:
            yield from self.left.walk()
        yield self.value
        if self.right is not None:
            yield from self.right.walk()


def pairs(items):
    for i, item in enumerate(items):
        yield i, item


def nothing():
    return
    yield 1


def main(argv):
    print([n for n in count(2, 6)], list(words("a few  words")), sum(count(0, 10)))
    for square in endless():
        if square > 30:
            break
        print(square, end=" ")
    print(list(primes(30)))
    tree = Tree(Tree(None, 1, None), 2, Tree(Tree(None, 3, None), 4, None))
    print(list(tree), list(tree.walk()), max(tree.walk()), sorted(tree.walk(), reverse=True))
    print(list(pairs("ab")), dict(pairs(["x", "y"])), list(nothing()))
    generator = count(0, 2)
    print(next(generator), next(generator), next(generator, -1), next(generator, -1))
    try:
        next(generator)
    except StopIteration:
        print("stopped")
    print(", ".join(words("x y z")), tuple(count(1, 3)), set(count(1, 3)), any(n > 1 for n in count(0, 3)))
    a, b, c = count(7, 10)
    print(a, b, c, list(zip(count(0, 3), words("p q r"))))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
