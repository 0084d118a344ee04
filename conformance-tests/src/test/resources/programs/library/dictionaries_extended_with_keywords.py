"""Classes that extend the dictionaries of collections, and dict, whose __init__ passes arguments and keywords on."""
from collections import Counter, OrderedDict, defaultdict


class Recent(OrderedDict):
    """Its own __setitem__ is what __init__ and update() set items by."""

    def __init__(self, limit, *arguments, **keywords):
        self.limit = limit
        super().__init__(*arguments, **keywords)

    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        if len(self) > self.limit:
            del self[next(iter(self))]


class Tally(Counter):
    def __init__(self, title, *arguments, **counts):
        super().__init__(*arguments, **counts)
        self.title = title

    def show(self):
        return self.title + ': ' + ', '.join(f'{name}={count}' for name, count in sorted(self.items()))


class Groups(defaultdict):
    def __init__(self, **groups):
        super().__init__(list, **groups)


class Settings(dict):
    def __init__(self, *arguments, **values):
        super().__init__(*arguments, **values)
        self.changes = 0

    def __setitem__(self, key, value):
        self.changes += 1
        super().__setitem__(key, value)


def main():
    recent = Recent(3, [('a', 1), ('b', 2)], c=3, d=4)
    print(list(recent.items()), recent['b'], list(recent))
    recent.update({'x': 9}, y=8)
    print(list(recent.items()))
    print(list(Recent(2, a=1, b=2, c=3)), list(Recent(5)), list(Recent(5, {'k': 0})))
    tally = Tally('fruit', ['pear', 'fig', 'pear'], plum=3, fig=1)
    print(tally.show(), tally['none'])
    tally.update(plum=1)
    print(Tally('more', kiwi=2).show(), tally.most_common(1))
    groups = Groups(odd=[1, 3], even=[2])
    groups['odd'].append(5)
    groups['none'].append(0)
    print(sorted(groups.items()))
    settings = Settings({'size': 3}, width=4)
    settings['height'] = 5
    settings.update(depth=6)
    print(sorted(settings.items()), settings.changes)
    print(OrderedDict([('p', 1)], q=2), OrderedDict(r=3), Counter('aab', a=3), Counter(z=1), sorted(defaultdict(int, {'s': 1}, t=2).items()))
    plain = OrderedDict(one=1)
    plain.update(two=2)
    plain.update([('three', 3)], four=4)
    print(list(plain.items()))


if __name__ == '__main__':
    main()
