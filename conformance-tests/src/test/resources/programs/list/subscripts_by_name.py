"""__getitem__ of built-in sequences, called by its name with indexes and slices."""


class Logged(list):
    def __getitem__(self, index):
        print("get", index)
        return super().__getitem__(index)

    def __setitem__(self, index, value):
        print("set", index)
        super().__setitem__(index, value)

    def __delitem__(self, index):
        print("del", index)
        super().__delitem__(index)


class Pair(tuple):
    def __getitem__(self, index):
        return tuple.__getitem__(self, index)


class Name(str):
    def __getitem__(self, index):
        return Name(super().__getitem__(index))


def main():
    x = Logged([1, 2, 3, 4])
    print(x[1], x[1:3], x[::-1])
    x[0] = 5
    x[1:2] = [7, 8]
    del x[0]
    del x[0:2]
    print(x)
    t = Pair((1, 2, 3))
    print(t[0], t[1:])
    s = Name("abc")
    print(s[1], s[:2])
    a = [1, 2, 3]
    print(a.__getitem__(slice(0, 2)), a.__getitem__(1), (1, 2, 3).__getitem__(slice(1, 3)), "abc".__getitem__(slice(1, 2)))
    print(b"abc".__getitem__(slice(0, 2)), bytearray(b"abc").__getitem__(slice(None, None, -1)), range(9).__getitem__(slice(2, 5)))
    a.__setitem__(slice(0, 1), [9, 9])
    a.__delitem__(slice(0, 1))
    print(a)
    try:
        a.__getitem__(slice(0, 1, 0))
    except ValueError as error:
        print(error)
    try:
        a.__getitem__("x")
    except TypeError as error:
        print(error)


if __name__ == "__main__":
    main()
