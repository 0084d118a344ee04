class Stack(list):
    def push(self, x):
        self.append(x)
        return self

    @property
    def top(self):
        return self[-1] if self else None


def main(argv):
    s = Stack()
    s.push(1).push(2)
    s.push(3)
    print(s, len(s), s.top, s.pop(), s[0], s[:2], s[-1])
    for x in s:
        print(x)
    print(2 in s, sum(s), max(s), sorted(s, reverse=True), list(s))
    t = Stack([5, 6])
    print(t, s == [1, 2], [1, 2] == s, s == t, s != t, s < t, t + s, [0] + s, s + [0], s * 2, 2 * s)
    t += [7]
    t *= 2
    print(t, type(t).__name__, isinstance(t, list), isinstance(t, Stack))
    t[0] = 9
    del t[1]
    t[1:2] = [4, 4]
    print(t, t.index(4), t.count(4), bool(Stack([])), [*t], *s)
    a, b = s
    print(a, b)
    t.sort()
    print(t)
    t.sort(key=lambda v: -v)
    print(t, ' '.join(str(v) for v in t), repr(t), str(t), f'{t}')
    w = Stack(['x', 'y'])
    print('-'.join(w), w)
    for i, x in enumerate(w):
        print(i, x)
    print(list(zip(s, w)), list(reversed(t)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
