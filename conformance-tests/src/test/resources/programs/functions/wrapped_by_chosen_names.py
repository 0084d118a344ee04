from functools import wraps, update_wrapper, WRAPPER_ASSIGNMENTS
def deco(f):
    @wraps(f, assigned=("__doc__",), updated=())
    def inner(*a):
        return f(*a)
    return inner
def deco2(f):
    @wraps(f)
    def inner(*a):
        return f(*a)
    return inner
@deco
def g(x):
    "doc g"
    return x
@deco2
def h(x):
    "doc h"
    return x + 1
h.extra = 5
class K:
    def __init__(self, f):
        update_wrapper(self, f)
        self.f = f
    def __call__(self, *a):
        return self.f(*a) + 1
@K
def k(x):
    "doc k"
    return x
def main():
    print(g.__name__, g.__doc__, g.__wrapped__(3), g(4))
    print(h.__name__, h.__doc__, h.__wrapped__(3), h(4), h.extra, hasattr(h.__wrapped__, "extra"))
    print(k.__name__, k.__doc__, k(4), k.__wrapped__(4))
    def loc(x):
        "doc loc"
        return x * 2
    w = deco2(loc)
    print(w.__name__, w.__doc__, w(2), w.__wrapped__(2), w.__wrapped__ is loc)


if __name__ == "__main__":
    main()
