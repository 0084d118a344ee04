# alone: for its values of several kinds the types of all of a group would be inferred again
"""A method of iterators of several kinds, where other instances get attributes by names that only the run tells."""
import sys


class Future:
    def __init__(self):
        self.calls = []
    def add(self, callback):
        self.calls.append(callback)
        return len(self.calls)
    def __iter__(self):
        return self
    def __next__(self):
        raise StopIteration


class Task(Future):
    pass


def gen():
    yield 1


def gen2():
    yield 2


def which(n):
    if n == 0:
        return gen()
    if n == 1:
        return gen2()
    return Task()


class Space:
    def __init__(self):
        pass


class Other:
    def __init__(self, n):
        self.size = n


def ask(x):
    return x.add("a")


def put(holder, name, value):
    setattr(holder, name, value)


def main(argv):
    x = which(len(argv) + 1)
    try:
        print(ask(x))
        add = x.add
        print(add("b"))
    except AttributeError as e:
        print(e)
    space = Space() if len(argv) < 5 else Other(3)
    for name in ["add", "size", "b"]:
        put(space, name, len(name))
    print(space.add)
    print(sorted(vars(space).items()))


if __name__ == "__main__":
    main(sys.argv)
