"""Special methods that a class sets to None; the truth of instances by lengths that subclasses override."""

class Base:
    def __iter__(self):
        return iter([1])
    def __add__(self, other):
        return 100
    def __radd__(self, other):
        return 200
    def __len__(self):
        return 1
    def __call__(self):
        return "called"
    def __getitem__(self, i):
        return i
    def __eq__(self, other):
        return True
    def __lt__(self, other):
        return True
    def __enter__(self):
        return 1
    def __exit__(self, a, b, c):
        pass
    def __neg__(self):
        return "neg"
    def __reversed__(self):
        return iter([2])


class Sub(Base):
    __iter__ = None
    __add__ = None
    __radd__ = None
    __len__ = None
    __call__ = None
    __getitem__ = None
    __eq__ = None
    __lt__ = None
    __neg__ = None
    __reversed__ = None


class NoTruth:
    __bool__ = None


class NoBox:
    __contains__ = None
    def __iter__(self):
        return iter([1])


class NoIter:
    __iter__ = None
    def __getitem__(self, i):
        return 1


class Reflected:
    __radd__ = None


class Refusing:
    __add__ = None


class Willing:
    def __radd__(self, other):
        return "radd"


def attempts(o):
    try:
        print(o == o)
    except TypeError as e:
        print(e)
    try:
        print(o < o)
    except TypeError as e:
        print(e)
    try:
        print(len(o))
    except TypeError as e:
        print(e)
    try:
        print(o())
    except TypeError as e:
        print(e)
    try:
        print(o[1])
    except TypeError as e:
        print(e)
    try:
        print(o + 1)
    except TypeError as e:
        print(e)
    try:
        print(1 + o)
    except TypeError as e:
        print(e)
    try:
        print(-o)
    except TypeError as e:
        print(e)
    try:
        for x in o:
            print(x)
    except TypeError as e:
        print(e)
    try:
        print(1 in o)
    except TypeError:
        print("no in")
    try:
        if o:
            print("true")
    except TypeError as e:
        print(e)
    try:
        print(list(reversed(o)))
    except TypeError as e:
        print(e)


def part_1(argv):
    attempts(Base())
    attempts(Sub())
    for o in [NoTruth()]:
        try:
            print(bool(o))
        except TypeError as e:
            print(e)
        try:
            print(not o)
        except TypeError as e:
            print(e)
    try:
        print(1 in NoBox())
    except TypeError as e:
        print(e)
    try:
        for x in NoIter():
            print(x)
    except TypeError as e:
        print(e)
    try:
        print(1 in NoIter())
    except TypeError:
        print("no in")
    try:
        print(list(NoIter()))
    except TypeError as e:
        print(e)
    try:
        print(Refusing() + Willing())
    except TypeError as e:
        print(e)
    try:
        print(1 + Reflected())
    except TypeError as e:
        print(e)


class Sized:
    def __len__(self):
        return 1


class Empty(Sized):
    def __len__(self):
        return 0


def truths(o):
    try:
        if o:
            print("y")
    except TypeError as e:
        print(e)


def part_2(argv):
    truths(Sized())
    truths(Empty())


def main(argv):
    part_1(argv)
    part_2(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
