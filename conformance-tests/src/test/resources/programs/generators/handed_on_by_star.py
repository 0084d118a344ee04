"""Generators among the arguments of a star parameter of a generator function, which other functions call."""

closed = []

def only(target):
    try:
        while True:
            item = yield
            target.append(item)
    finally:
        closed.append("only")

def fresh(store):
    gen = only(store)
    next(gen)
    return gen

def mapping(*targets):
    while True:
        item = yield
        for t in targets:
            t.send(item)

def mapping1(t):
    while True:
        item = yield
        t.send(item)

def starred(func, *args):
    gen = func(*args)
    next(gen)
    return gen

def one(func, arg):
    gen = func(arg)
    next(gen)
    return gen

def main():
    a = []
    m = mapping(fresh(a))
    next(m)
    print("direct", closed); closed.clear()
    m1 = mapping1(fresh(a))
    next(m1)
    print("direct1", closed); closed.clear()
    k = one(mapping1, fresh(a))
    print("one", closed); closed.clear()
    k1 = one(mapping, fresh(a))
    print("one*", closed); closed.clear()
    k2 = starred(mapping1, fresh(a))
    print("starred1", closed); closed.clear()
    k3 = starred(mapping, fresh(a))
    print("starred*", closed); closed.clear()
    k4 = starred(mapping, fresh(a), fresh(a))
    print("starred**", closed); closed.clear()
    for x in (m, m1, k, k1, k2, k3, k4):
        x.send(1)
    print(a)

if __name__ == "__main__":
    main()
