"""reversed() of what has a length and can be iterated over, but has no indexes."""


class Nothing:
    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0


class Countdown:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, index):
        return self.n - index


class Both(Nothing):
    def __reversed__(self):
        return iter([3, 2, 1])


class Endless:
    def __getitem__(self, index):
        return index


def backwards(items):
    return list(reversed(items))


def alone():
    try:
        return list(reversed(Nothing()))
    except TypeError as error:
        return str(error)


def main():
    for items in ([1, 2], 'abc', (4, 5), Nothing(), Countdown(3), Both(), range(3)):
        try:
            print(backwards(items))
        except TypeError as error:
            print('TypeError:', error)
    print(alone())


if __name__ == '__main__':
    main()
