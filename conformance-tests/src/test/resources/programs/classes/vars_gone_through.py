class S:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __sub__(self, other):
        return S(*(x - y for x, y in zip(vars(self).values(), vars(other).values())))

    def both(self, other):
        return [x + y for x, y in zip(vars(self).values(), vars(other).values())]


def main(argv):
    print(next(iter(vars(S(3, 4)).values())), list(enumerate(vars(S(3, 4)))), list(map(str, vars(S(1, 2)).values())), list(filter(None, vars(S(0, 2)).items())))
    s = S(1, 2)
    t = S(5, 7)
    print(s.both(t))
    u = t - s
    print(u.a, u.b, sum(vars(u).values()), max(vars(t).values()), list(zip(vars(u), vars(t).items())))
    print(S(**vars(u)).b, {**vars(t)})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
