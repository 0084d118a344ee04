class Env(dict):
    def __init__(self, params=(), args=(), outer=None):
        self.update(zip(params, args))
        self.outer = outer

    def find(self, k):
        return self if k in self else self.outer.find(k)


class Counter2(dict):
    def __missing__(self, k):
        return 0


class CaseInsensitive(dict):
    def __getitem__(self, k):
        return super().__getitem__(k.lower())

    def __setitem__(self, k, v):
        super().__setitem__(k.lower(), v)


class AutoDict(dict):
    def __missing__(self, key):
        value = self[key] = type(self)()
        return value


def main(argv):
    a = AutoDict()
    a['x']['y']['z'] = 1
    print(a, a['x']['y']['z'], a['q'])
    e = Env(['a', 'b'], [1, 2])
    f = Env(['c'], [3], e)
    print(f.find('a')['a'], f.find('c'), e, f)
    c = Counter2()
    for ch in 'hello':
        c[ch] += 1
    print(c, c['z'], c.get('z'), 'z' in c, len(c))
    for k, v in sorted(c.items()):
        print(k, v)
    i = CaseInsensitive()
    i['Abc'] = 1
    i.update({'Q': 2})
    print(i, i['ABC'], i.keys(), list(i.values()), dict(i))
    print(i == {'abc': 1, 'Q': 2}, {'abc': 1} == i, i | {'x': 3}, {'x': 3} | i)
    d = Counter2(a=1, b=2)
    print(d, d.pop('a'), d.setdefault('r', 5), d, {**d}, list(d), bool(d))
    del d['b']
    print(d, max(d), isinstance(d, dict), type(d).__name__)
    try:
        i['nope']
    except KeyError as err:
        print('KeyError', err)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
