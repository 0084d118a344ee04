"""Dicts that the __eq__ of their keys and values empties while they are compared."""


class Key:
    def __init__(self, table):
        self.table = table

    def __eq__(self, other):
        self.table.clear()
        return True

    def __hash__(self):
        return 13


class Keys:
    def keys(self):
        raise KeyError("mine")


def main():
    a = {}
    b = {}
    a[Key(a)] = 0
    b[Key(b)] = 1
    print(a == b, len(a), len(b))
    c = {}
    d = {}
    c[0] = Key(d)
    d[0] = [1]
    print(c == d, len(c), len(d))
    try:
        a.update(Keys())
    except KeyError as error:
        print(error)


if __name__ == "__main__":
    main()
