from collections.abc import Sequence


class Seq(Sequence):
    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        print("at", i)
        return self.items[i]






def main(argv):
    match Seq([1, 2, 3, 4]):
        case [a, *_, b]:
            print(a, b)
    match Seq([1, 2, 3, 4]):
        case [_, *_, 5, _]:
            print('no')
        case [*_, c, 4]:
            print(c)


if __name__ == "__main__":
    main([])
