"""Methods and other members of classes that only some of the classes have which an instance may be of."""

class O:
    pass

class A(O):
    kind = 3

    def f(self):
        return 5

    @staticmethod
    def s(x):
        return x + 1

    @classmethod
    def c(cls):
        return cls.kind

    @property
    def p(self):
        return 9

    def __len__(self):
        return 0

    def __getitem__(self, i):
        return i

    def __add__(self, other):
        return 7

    def __lt__(self, other):
        return True

    def __neg__(self):
        return 4

class B(O):
    def g(self):
        return 6

def pick(n):
    if n > 3:
        return A()
    return B()

def attributes(x):
    try:
        print(x.f())
    except AttributeError as e:
        print(e)
    try:
        print(x.s(1))
    except AttributeError as e:
        print(e)
    try:
        print(x.c())
    except AttributeError as e:
        print(e)
    try:
        print(x.p)
    except AttributeError as e:
        print(e)
    try:
        print(x.g())
    except AttributeError as e:
        print(e)
    try:
        print(x.kind)
    except AttributeError as e:
        print(e)

def operations(x):
    try:
        print(len(x))
    except TypeError as e:
        print(e)
    try:
        print(x[1])
    except TypeError as e:
        print(e)
    try:
        print(x + 1)
    except TypeError as e:
        print(e)
    try:
        print(x < 1)
    except TypeError as e:
        print(e)
    try:
        print(-x)
    except TypeError as e:
        print(e)

def main(argv):
    for n in [4, 1]:
        attributes(pick(n))
        operations(pick(n))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
