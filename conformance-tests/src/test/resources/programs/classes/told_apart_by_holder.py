"""getattr and hasattr of classes and functions that only the run tells, of which only some have what is asked for."""

class A1:
    k = 1
    def name(self):
        return 'A'
    def __len__(self):
        return 3
class B1(A1):
    k = 2
    def name(self):
        return 'B'
class C1(A1):
    def __len__(self):
        return 4
class Z:
    pass
def of_classes():
    things = [A1(), B1(), C1()]
    for x in things:
        t = type(x)
        print(getattr(t, 'k', None), getattr(t, 'name', None) is None, getattr(t, '__len__', None) is None, hasattr(t, 'name'), hasattr(t, '__len__'), hasattr(t, '__radd__'))
        f = getattr(t, 'name', None)
        if f is not None:
            print(f(x))
        print(t.name(x), t.__len__(x))
        print(t.name is A1.name)
        g = t.name
        print(g(x), g.__name__)
    for x in [A1(), Z()]:
        t = type(x)
        print(getattr(t, 'k', None), getattr(t, 'name', None) is None, getattr(t, '__len__', None) is None, hasattr(t, 'name'), hasattr(t, '__len__'), hasattr(t, '__radd__'))
class A:
    k = 1
class B:
    pass
class D:
    k = 'x'
    def go(self):
        return 'go'
def tag(n):
    def deco(f):
        f.tag = n
        return f
    return deco
@tag(1)
def f1():
    return 'f1'
@tag(2)
def f2():
    return 'f2'
def f3():
    return 'f3'
FS = [f1, f2, f3]
CS = [A, B]
DS = [A, D]
def main():
    of_classes()
    for f in FS:
        print(hasattr(f, 'tag'), getattr(f, 'tag', 0), getattr(f, 'other', None))
    for c in CS:
        print(hasattr(c, 'k'), getattr(c, 'k', 0), getattr(c, 'go', None) is None)
        try:
            print(c.k)
        except AttributeError as e:
            print(e)
        try:
            print(getattr(c, 'k'))
        except AttributeError as e:
            print(e)
    for c in DS:
        print(hasattr(c, 'k'), hasattr(c, 'go'))
    for f in FS:
        try:
            print(f.tag)
        except AttributeError as e:
            print(e)
if __name__ == '__main__':
    main()
