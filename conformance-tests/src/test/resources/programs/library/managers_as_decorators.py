from contextlib import contextmanager, ContextDecorator

@contextmanager
def shout(name, level=1):
    print("on", name, level)
    try:
        yield name
    finally:
        print("off", name)

@shout("import", level=3)
def decorated(x):
    "Doc."
    print("inside", x)
    return x * 2

class Timer(ContextDecorator):
    def __init__(self, label): self.label = label; self.n = 0
    def __enter__(self):
        self.n += 1
        print("enter", self.label, self.n)
        return self
    def __exit__(self, *exc):
        print("exit", self.label, exc[0].__name__ if exc[0] else None)
        return False

@Timer("t")
def timed(a, b=2):
    return a + b

@contextmanager
def quiet(kind):
    try:
        yield
    except kind:
        print("swallowed")

@quiet(ValueError)
def risky(text):
    return int(text)

def size(x): return len(x)

def main(argv):
    print(decorated(4), decorated.__name__, decorated.__doc__)
    print(decorated(2.5))
    print(timed(1), timed(1, b=5))
    print(risky("7"), risky("x"))
    @shout("run")
    def inner(y):
        return y + 1
    print(inner(1), inner(2))
    with shout("plain") as s:
        print(s)
    d = shout("late")(size)
    print(d("abc"))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
