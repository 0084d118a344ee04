"""What is put into a bytearray or a view of one: anything that stands for an int, or Python's error."""
import array


class Index:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


def put(items, place, value):
    try:
        items[place] = value
        print(type(items).__name__, list(items))
    except (ValueError, TypeError, IndexError, OverflowError) as e:
        print(type(items).__name__, type(e).__name__, e)


VALUES = [3, True, 255, 256, -1, 2**70, -2**70, 1.5, "a", b"a", None, [1], (1,), 2j, Index(7), Index(300), put]


def alone():
    items = bytearray(b"abcd")
    try:
        items[0] = "a"
    except TypeError as e:
        print(e)
    try:
        items[0] = None
    except TypeError as e:
        print(e)
    try:
        items[0] = 2.0
    except TypeError as e:
        print(e)
    try:
        items[9] = 2**64
    except ValueError as e:
        print(e)
    items[Index(1)] = Index(65)
    items[-1] = 2**65 >> 60
    print(items)
    maybe = None if len(items) > 4 else 66
    items[0] = maybe
    print(items)


def slices(value):
    for piece in (slice(0, 2), slice(None, None, 2)):
        items = bytearray(b"wxyz")
        try:
            items[piece] = value
            print(items)
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e)


def main():
    alone()
    for value in VALUES:
        put(bytearray(4), 1, value)
        put(bytearray(4), Index(-1), value)
        put(memoryview(bytearray(4)), 1, value)
        put(array.array("h", [0, 0]), 1, value)
    put(bytearray(4), 7, 1)
    for value in (b"12", bytearray(b"34"), [49, 50], (49, 50), memoryview(b"56"), range(49, 51), "ab", None, 5, 1.5, [None], ["a"], [2**70], [300]):
        slices(value)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
