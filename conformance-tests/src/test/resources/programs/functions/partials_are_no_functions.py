# What functools.partial() makes when the program runs is a partial, not a function.
import functools, types
def add(a, b, c=0): return a + b + c
P = functools.partial(add, 1)
def kind(x):
    if isinstance(x, functools.partial): return "partial"
    if isinstance(x, types.FunctionType): return "function"
    return "other"
def main():
    n = 4
    p = functools.partial(add, n)
    q = functools.partial(add, n, c=5)
    print(isinstance(p, functools.partial), isinstance(q, functools.partial), isinstance(P, functools.partial), isinstance(add, functools.partial))
    print(isinstance(p, types.FunctionType), isinstance(add, types.FunctionType), type(p), type(p).__name__, type(q) is functools.partial, type(P))
    print(callable(p), p(1), q(2), P(8))
    for x in [p, add, P, len, 3, q]:
        print(kind(x))
main()
