"""Wrappers that look at the keywords which they pass on, and what else passes mappings on."""
import functools

def memo(f):
    cache = {}
    @functools.wraps(f)
    def inner(*args, **kwargs):
        key = (args, tuple(sorted(kwargs.items())))
        if key not in cache:
            cache[key] = f(*args, **kwargs)
        return cache[key]
    return inner

def traced(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        shown = [repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()]
        result = f(*args, **kwargs)
        print(f"{f.__name__}({', '.join(shown)}) -> {result!r}")
        return result
    return inner

def retry(times):
    def decorate(f):
        def inner(*args, **kwargs):
            for i in range(times):
                try:
                    return f(*args, **kwargs)
                except ValueError as e:
                    print("again", e, len(kwargs))
            return None
        return inner
    return decorate

@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

@memo
def power(base, exponent=2):
    return base ** exponent

@traced
def greet(name, greeting="hello", *, times=1):
    return " ".join([greeting + " " + name] * times)

@traced
def add(a, b):
    return a + b

@retry(2)
def check(x, limit=3):
    if x > limit:
        raise ValueError("too much")
    return x

class Base:
    def __init__(self, name, size=1):
        self.name = name
        self.size = size

class Derived(Base):
    def __init__(self, *args, **kwargs):
        self.count = len(kwargs)
        super().__init__(*args, **kwargs)

class Other(Base):
    def __init__(self, extra, **kwargs):
        kwargs.setdefault("size", 9)
        super().__init__(**kwargs)
        self.extra = extra

def outer(**options):
    def inner():
        return base(**options)
    return inner() + (lambda: base(1, **options))()

def base(a=0, b=0, c=0):
    return [a, b, c]

def forward(**kwargs):
    return base(a=1, **kwargs)

def gen(*args, **kwargs):
    yield len(kwargs)
    yield base(*args, **kwargs)

def main(argv):
    print(fib(30), power(3), power(3, exponent=3), power(base=2, exponent=10))
    greet("Ann")
    greet("Bob", greeting="bye", times=2)
    add(1, b=2)
    add("a", "b")
    print(check(1), check(5, limit=4))
    d = Derived("x", size=3)
    print(d.name, d.size, d.count, Derived("y").size)
    o = Other(5, name="q")
    print(o.name, o.size, o.extra)
    print(outer(b=2, c=3), forward(b=3), forward(c=5))
    print(list(gen(1, c=4)), list(gen()))
    a = {'a': 1}
    print(dict(a, b=2), dict(**a, b=1), {**a, 'b': 1}, dict(a, **{'z': 3, 'a': 4}))
    a.update(a, q=3)
    a.update(**{'w': 4})
    print(a)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
