"""Stars that pass on no argument, or too few, to one of several functions."""
import functools


def logged(fn):
    @functools.wraps(fn)
    def wrapper(self, *args):
        return fn(self, *args)
    return wrapper


class Shell:
    @logged
    def set(self, key, value):
        return key + value

    @logged
    def dump(self):
        return "dumped"

    @logged
    def show(self, key="all"):
        return key


def call(fn, *args):
    return fn(*args)


def two(a, b):
    return a + b


def main():
    s = Shell()
    for name in ["dump", "show", "set"]:
        try:
            print(getattr(s, name)())
        except TypeError as e:
            print(e)
    for name in ["show", "dump"]:
        try:
            print(getattr(s, name)("x"))
        except TypeError as e:
            print(e)
    print(call(two, 1, 2))
    try:
        print(call(two))
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
