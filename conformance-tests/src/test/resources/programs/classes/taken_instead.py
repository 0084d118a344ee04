# Special methods that only some classes of a variable have, and what Python takes instead in the others.


class Plain:
    pass


class Sized:
    def __init__(self, count):
        self.count = count

    def __len__(self):
        return self.count


class Truthy:
    def __bool__(self):
        return False


class Listed:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, index):
        return self.items[index]

    def __len__(self):
        return len(self.items)


class Chained:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)

    def __contains__(self, item):
        return item in self.items and item > 1

    def __reversed__(self):
        return reversed(self.items)


class Index:
    def __index__(self):
        return 7


class Number:
    def __int__(self):
        return 8

    def __float__(self):
        return 8.5


def truths(things):
    for thing in things:
        print(type(thing).__name__, bool(thing), not thing, 'yes' if thing else 'no')


def main():
    truths([Plain(), Sized(0), Sized(2)])
    truths([Plain(), Truthy(), Sized(0), Sized(1)])
    truths([None, Plain(), Sized(0)])
    for items in [Listed([1, 2, 3]), Chained([1, 2, 4])]:
        print(1 in items, 2 in items, 9 in items)
        print(sum(each for each in items), list(items), list(reversed(items)))
    for number in [Index(), Number()]:
        print(int(number), float(number))


if __name__ == '__main__':
    main()
