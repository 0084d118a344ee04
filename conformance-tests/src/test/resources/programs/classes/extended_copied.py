import copy


class Stack(list):
    pass


class Loud(list):
    def append(self, x):
        print('append', x)
        super().append(x)


class Row(dict):
    def __init__(self, name):
        self.name = name


class Tags(set):
    pass


def main(argv):
    s = Stack([[1], [2]])
    c = copy.copy(s)
    d = copy.deepcopy(s)
    s[0].append(5)
    c.append([7])
    print(s, c, d, type(c).__name__, type(d).__name__)
    l = Loud([1, 2])
    print(copy.copy(l), copy.deepcopy(l))
    r = Row('n')
    r['k'] = [1]
    q = copy.copy(r)
    p = copy.deepcopy(r)
    r['k'].append(2)
    q['z'] = [3]
    print(r, q, p, q.name, p.name)
    t = Tags([1])
    u = copy.copy(t)
    u.add(2)
    print(t, u, copy.deepcopy(u))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
