"""Keys that are exchanged for others while a dict is iterated over, and how often setdefault() hashes and compares."""


class Hashed(object):
    def __init__(self):
        self.hash_count = 0
        self.eq_count = 0

    def __hash__(self):
        self.hash_count += 1
        return 42

    def __eq__(self, other):
        self.eq_count += 1
        return id(self) == id(other)


def over(d):
    try:
        for i in d.items():
            print(i)
            del d[0]
            d[0] = 0
    except RuntimeError as e:
        print(e)


def main(argv):
    hashed1 = Hashed()
    y = {hashed1: 5}
    hashed2 = Hashed()
    y.setdefault(hashed2, 7)
    print(hashed1.hash_count, hashed2.hash_count, hashed1.eq_count + hashed2.eq_count)
    d = {}
    print(d.setdefault("a", []).append(1), d.setdefault("a", []).append(2), d)
    e = {}
    print(e.setdefault(1), e)
    d = {0: 0, 1: 1}
    try:
        for i in d:
            print(i)
            del d[0]
            d[0] = 0
    except RuntimeError as e:
        print(e)
    d = {0: 0}
    over(d)
    try:
        for i in d.values():
            print(i)
            del d[0]
            d[0] = 0
    except RuntimeError as e:
        print(e)
    d = {0: 1, 1: 1, 2: 2}
    it = iter(d)
    print(next(it))
    del d[2]
    d[3] = 3
    print(list(it))
    d = {0: 1, 1: 1, 2: 2}
    it = iter(d)
    print(next(it), next(it), next(it))
    del d[2]
    d[3] = 3
    for k in range(3):
        try:
            print(next(it))
        except RuntimeError as e:
            print("R", e)
        except StopIteration:
            print("stop")
    return 0


if __name__ == "__main__":
    main([])
