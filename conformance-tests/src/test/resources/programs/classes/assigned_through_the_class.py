"""Attributes of a class that are assigned through type(x), x.__class__ and cls."""


class Counter:
    count = 0
    names = []
    def __init__(self, name):
        type(self).count += 1
        self.__class__.names.append(name)
        self.id = Counter.count
    @classmethod
    def make(cls, n):
        cls.count += n
        return cls("made" + str(n))
    @classmethod
    def total(cls):
        return cls.count
    def bump(self):
        self.__class__.count = self.__class__.count + 10
        return type(self).__name__

class Base:
    kinds = 0
    def __init__(self):
        type(self).created(self)
    def created(self):
        Base.kinds += 1
class A(Base):
    pass
class B(Base):
    pass

def main(argv):
    a = Counter("x")
    b = Counter.make(5)
    print(a.id, b.id, Counter.count, a.count, Counter.total(), a.bump(), Counter.count, Counter.names)
    print(type(a) is Counter, type(a) == type(b), a.__class__.__name__, isinstance(a, type(b)))
    A(); B()
    print(Base.kinds, type(A()).__name__, [type(x).__name__ for x in [A(), B()]])


if __name__ == '__main__':
    main([])
