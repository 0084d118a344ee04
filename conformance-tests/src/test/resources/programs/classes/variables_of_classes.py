"""Attributes of classes that the program assigns: by the class, by one that extends it, by one that only the run tells."""

class Counter:
    made = 0

    def __init__(self):
        type(self).made += 1

class SubCounter(Counter):
    made = 0

class SubSub(SubCounter):
    pass

class Registry:
    total = 0

    @classmethod
    def add(cls):
        cls.total += 1
        return cls.total

class OtherRegistry(Registry):
    total = 5

class P:
    n = 1

class Q:
    n = 2

class Reg:
    total = 0
    label = 'reg'
class Reg2(Reg):
    pass
class Reg3(Reg2):
    pass
class Late:
    pass
class Late2(Late):
    pass
def maybe(flag):
    return Reg2() if flag else None

def main():
    Counter()
    SubCounter()
    SubCounter()
    print(Counter.made, SubCounter.made, SubSub.made)
    SubSub()
    SubSub()
    print(Counter.made, SubCounter.made, SubSub.made)
    for c in [Registry, OtherRegistry, Registry]:
        print(c.add())
    print(Registry.total, OtherRegistry.total)
    P.n = 7
    for c in [P, Q]:
        print(c.n)
        c.n += 10
    print(P.n, Q.n)
    for flag in (True, False):
        try:
            print(maybe(flag).total)
        except AttributeError as e:
            print(e)
    Reg2.total = 7
    rs = [Reg(), Reg2(), Reg3()]
    for r in rs:
        print(r.total, type(r).total)
    print(Reg.total, Reg2.total, Reg3.total)
    Reg.total = 3
    print(Reg.total, Reg2.total, Reg3.total)
    Reg3.total = 9
    print(Reg.total, Reg2.total, Reg3.total)
    for r in rs:
        print(r.total, type(r).total, r.label)
    Reg.label = 'changed'
    for r in rs:
        print(r.label, type(r).label)
    Reg2.label = 'again'
    for r in rs:
        print(r.label, type(r).label)
    for x in [Late(), Late2()]:
        print(hasattr(x, 'n'), hasattr(type(x), 'n'), getattr(x, 'n', -1), getattr(type(x), 'n', -2))
        try:
            print(x.n)
        except AttributeError as e:
            print(e)
        try:
            print(type(x).n)
        except AttributeError as e:
            print(e)
    try:
        print(Late2.n)
    except AttributeError as e:
        print(e)
    Late.n = 1
    for x in [Late(), Late2()]:
        print(hasattr(x, 'n'), hasattr(type(x), 'n'), x.n, type(x).n)
    Late2.n = 2
    for x in [Late(), Late2()]:
        print(x.n, type(x).n)
    print(Late.n, Late2.n)
if __name__ == '__main__':
    main()
