"""Functions that are decorated while the program runs: their signatures are known, and what decorates them is called in its turn."""

import functools, inspect
print("start")
calls = []
def logged(label):
    print("make", label)
    def deco(fn):
        print("apply", label, fn.__name__)
        @functools.wraps(fn)
        def w(*a, **k):
            calls.append((label, fn.__name__, a, tuple(k)))
            return fn(*a, **k)
        return w
    return deco
@logged("outer")
@logged("inner")
def add(a: int, b: int = 2, *, c=3):
    """Adds."""
    return a + b + c
print(add(1), add(2, b=5), add.__name__, add.__doc__)
@logged("rec")
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
print(fact(4))
print(len(calls), calls[0])
def checked(fn):
    sig = inspect.signature(fn)
    @functools.wraps(fn)
    def w(*args, **kw):
        bound = sig.bind(*args, **kw)
        for name, value in bound.arguments.items():
            hint = sig.parameters[name].annotation
            if hint is not inspect.Parameter.empty and not isinstance(value, hint):
                raise TypeError(f"{fn.__name__}() argument {name!r} must be {hint.__name__}")
        return fn(*args, **kw)
    return w
@checked
def scale(x: int, factor: float = 2.0):
    return x * factor
print(scale(3), scale(2, 1.5), inspect.signature(scale))
try:
    scale("a")
except TypeError as e:
    print(e)
registry = {}
def register(fn):
    registry[fn.__name__] = fn
    fn.tag = len(registry)
    return fn
@register
def one(): return 1
@register
def gen(n):
    for i in range(n): yield i
print({k: v.tag for k, v in registry.items()}, one(), list(gen(3)), sorted(registry))
