class Tags(set):
    def add(self, tag):
        super().add(tag.lower())

    def names(self):
        return sorted(self)


def main(argv):
    t = Tags()
    t.add('A')
    t.add('b')
    print(t.names(), len(t), 'a' in t, t == {'a', 'b'}, {'a', 'b'} == t)
    t.update(['C'])
    print(sorted(t), sorted(t | {'x'}), sorted({'x'} | t), sorted({'x', 'a'} & t), sorted({'x', 'a'} - t), t <= {'a', 'b', 'C', 'd'}, {'a'} < t)
    n = Tags()
    print(n, Tags(['q']), bool(n), isinstance(t, set))
    t |= {'r'}
    t.discard('r')
    print(t.names(), sorted(t.union(['z'])), set(t) == t, sorted({'k'}.union(t)), frozenset(t) == t)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
