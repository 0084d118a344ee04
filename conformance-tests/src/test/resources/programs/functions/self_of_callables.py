"""Attributes that only some of several callables have: bound methods of the run, functions, methods of texts."""
class B:
    def __init__(self, n):
        self.n = n
    def __repr__(self):
        return "B"
    def click(self):
        return self.n
    def other(self):
        return self.n + 1


def free():
    return 5


def show(f):
    print(f())
    try:
        print(f.__self__.n)
    except AttributeError as e:
        print(e)
    print(hasattr(f, '__self__'), getattr(f, '__self__', None) is None)
    print(f.__name__, f.__qualname__)


def main():
    show(B(3).click)
    show(B(4).other)
    show(free)
    show(lambda: 7)
    for f in [B(5).click, free, "ab".upper]:
        try:
            print(f.__self__)
        except AttributeError as e:
            print(e)
        except TypeError as e:
            print(e)


if __name__ == "__main__":
    main()
