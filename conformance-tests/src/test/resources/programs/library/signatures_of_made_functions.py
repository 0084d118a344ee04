"""The signatures of functions that are made when the program runs: closures, what wraps() wraps, and methods of instances."""
import functools
import inspect


def traced(fn):
    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        return fn(*args, **kwargs)
    return wrapper


def show_functions():
    def add(a, b=2, *rest, key=None, **more):
        return a + b

    print(inspect.signature(add))
    for name, p in inspect.signature(add).parameters.items():
        print(name, p.kind, p.default is inspect.Parameter.empty)

    @traced
    def sub(x: int, y: int = 5) -> int:
        return x - y

    print(inspect.signature(sub), sub(9))
    handlers = {"add": add, "sub": sub, "neg": lambda v: -v}
    for name, h in handlers.items():
        print(name, inspect.signature(h), len(inspect.signature(h).parameters))



class Tool:
    def __init__(self, base):
        self.base = base

    def other(self):
        return 1

    def run(self, x, y=2):
        return self.base + x + y

    def __call__(self, z, *more):
        return z

    @classmethod
    def make(cls, text="a"):
        return cls(text)


def register(table, name=None):
    def decorate(fn):
        table[name or fn.__name__] = (fn, len(inspect.signature(fn).parameters))
        return fn
    return decorate


def show_methods():
    tool = Tool(3)
    print(inspect.signature(tool.run))
    table = {}

    @register(table)
    def plus(a, b):
        return a + b

    @register(table, "minus")
    def less(a, b, c=0):
        return a - b - c

    register(table, "run")(tool.run)
    for name, (fn, count) in table.items():
        print(name, count, inspect.signature(fn), fn(*range(1, 3)))
    print(inspect.signature(Tool.make))
    print(inspect.signature(Tool))



def main():
    show_functions()
    show_methods()


if __name__ == "__main__":
    main()
