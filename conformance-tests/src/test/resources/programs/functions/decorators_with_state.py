"""Decorators that are instances with state, and update_wrapper onto them."""
from functools import wraps, update_wrapper
class CountCalls:
    def __init__(self, func):
        update_wrapper(self, func)
        self.func = func
        self.calls = 0
    def __call__(self, *args, **kwargs):
        self.calls += 1
        return self.func(*args, **kwargs)
@CountCalls
def greet(name, punct="!"):
    "Greets."
    return "hi " + name + punct
@CountCalls
def add(a, b):
    return a + b
class Memo:
    def __init__(self, fn):
        self.fn = fn; self.cache = {}; self.hits = 0
        self.__name__ = fn.__name__
        self.__doc__ = fn.__doc__
    def __call__(self, n):
        if n in self.cache:
            self.hits += 1
        else:
            self.cache[n] = self.fn(n)
        return self.cache[n]
@Memo
def fib(n):
    "fibs"
    return n if n < 2 else fib(n-1) + fib(n-2)
class Repeat:
    def __init__(self, times): self.times = times
    def __call__(self, fn):
        @wraps(fn)
        def wrapper(*a, **k):
            r = None
            for _ in range(self.times):
                r = fn(*a, **k)
            wrapper.ran += self.times
            return r
        wrapper.ran = 0
        return wrapper
@Repeat(3)
def say(x):
    print("say", x)
    return x
def main():
    print(greet("a"), greet("b", punct="?"), greet.calls, greet.__name__, greet.__doc__, greet.__wrapped__("z"))
    print(add(1, 2), add.calls)
    print(fib(10), fib.hits, len(fib.cache), fib.__name__, fib.__doc__)
    print(say(1), say.ran, say.__name__)
    say(2); print(say.ran)
main()
