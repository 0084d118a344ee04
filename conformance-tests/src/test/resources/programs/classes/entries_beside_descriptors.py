"""Entries of the dicts of instances beside descriptors and properties that their classes have by those names."""

class Typed:
    def __init__(self, kind):
        self.kind = kind
    def __set_name__(self, owner, name):
        self.name = name
    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__[self.name]
    def __set__(self, obj, v):
        if not isinstance(v, self.kind):
            raise TypeError(f'{self.name} must be {self.kind.__name__}')
        obj.__dict__[self.name] = v
    def __delete__(self, obj):
        del obj.__dict__[self.name]
class Positive:
    def __set_name__(self, owner, name):
        self.name = name
    def __get__(self, obj, owner=None):
        return obj.__dict__.get(self.name, 0)
    def __set__(self, obj, v):
        if v < 0:
            raise ValueError(f'{self.name} must be >= 0')
        obj.__dict__[self.name] = v
class Lazy:
    def __init__(self, f):
        self.f = f
        self.name = f.__name__
    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        value = self.f(obj)
        obj.__dict__[self.name] = value
        return value
class Lazy2:
    def __init__(self, f):
        self.f = f
        self.name = f.__name__
    def __get__(self, obj, owner=None):
        value = self.f(obj)
        setattr(obj, self.name, value)
        return value
class Item:
    name = Typed(str)
    price = Positive()
    count = Positive()
    def __init__(self, name, price):
        self.name = name
        self.price = price
    @Lazy
    def total(self):
        print('computing total')
        return self.price * 2
    @Lazy2
    def label(self):
        print('computing label')
        return self.name.upper()
    @property
    def p(self):
        return 'property'
ITEM = Item('pre', 5)
def main():
    i = Item('a', 3)
    print(i.name, i.price, i.count)
    print(vars(i))
    print(i.total, i.total, i.label, i.label)
    print(i.__dict__)
    i.total = 77
    print(i.total)
    del i.total
    print(i.total)
    for bad in (lambda: setattr(i, 'name', 3), lambda: setattr(i, 'price', -1)):
        try:
            bad()
        except (TypeError, ValueError) as e:
            print(e)
    i.count = 9
    print(vars(i), 'count' in i.__dict__, sorted(i.__dict__))
    i.__dict__['p'] = 'entry'
    print(i.p, i.__dict__['p'])
    print(ITEM.name, ITEM.price, ITEM.__dict__, ITEM.total, ITEM.__dict__)
    ITEM.price = 8
    print(ITEM.price, ITEM.__dict__)
    try:
        del i.name
        print(i.name)
    except KeyError as e:
        print('KeyError', e)
if __name__ == '__main__':
    main()
