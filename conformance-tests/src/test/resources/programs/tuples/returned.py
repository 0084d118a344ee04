"""Tuples in and out of functions, in classes, with None."""


def split_name(name):
    first, separator, last = name.partition(" ")
    return (first, last) if separator else (name, None)


def statistics(numbers):
    if not numbers:
        return None
    return len(numbers), sum(numbers), sum(numbers) / len(numbers)


class Rectangle:
    def __init__(self, size):
        self.width, self.height = size

    @property
    def size(self):
        return self.width, self.height

    def corners(self):
        return [(x, y) for x in (0, self.width) for y in (0, self.height)]


def rotate(triple):
    a, b, c = triple
    return b, c, a


def main(argv):
    print(split_name("Ada Lovelace"), split_name("Plato"))
    print(statistics([1, 2, 4]), statistics([]))
    found = statistics([3])
    if found is not None:
        count, total, mean = found
        print(count, total, mean)
    rectangle = Rectangle((2, 3))
    rectangle.width, rectangle.height = rectangle.height, rectangle.width
    print(rectangle.size, rectangle.corners())
    print(rotate((1, 2, 3)), rotate(rotate(("a", "b", "c"))))
    items = [1, 2, 3]
    items[0], items[2] = items[2], items[0]
    print(items, tuple(items), tuple([]), tuple(range(3)))
    a = b = [1]
    a.append(2)
    print(b, a is b)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
