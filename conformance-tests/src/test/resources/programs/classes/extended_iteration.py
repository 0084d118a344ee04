class Sorted(dict):
    def __iter__(self):
        return iter(sorted(super().keys()))

    def keys(self):
        return sorted(super().keys())

    def __getitem__(self, k):
        return super().__getitem__(k) * 2


class Plain(dict):
    def __getitem__(self, k):
        return super().__getitem__(k) * 2

    def items(self):
        return []


class J(list):
    def __iter__(self):
        return iter(['x', 'y'])

    def __getitem__(self, i):
        return 'q'

    def __len__(self):
        return 1


def main(argv):
    s = Sorted(b=1, a=2)
    print(dict(s), {**s}, s, list(s))
    d = {}
    d.update(s)
    print(d)
    p = Plain(b=1, a=2)
    print(dict(p), {**p}, p)
    d = {}
    d.update(p)
    print(d, d | p, p | d)
    j = J(['a', 'b'])
    print(' '.join(j), list(j), [*j], tuple(j), j + ['z'], sorted(j), j, sorted(set(j)))
    k = ['k']
    k += j
    k.extend(j)
    k[1:1] = j
    print(k)
    a, b = j
    print(a, b, *j)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
