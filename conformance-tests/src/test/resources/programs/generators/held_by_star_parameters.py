"""Generators with something to do at their end that are among the arguments of a star parameter, which is kept."""

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

def of_tuple(targets):
    while True:
        item = yield
        for t in targets:
            t.send(item)

def of_tuple_first(targets):
    while True:
        item = yield
        targets[0].send(item)

def star_first(*targets):
    while True:
        item = yield
        targets[0].send(item)

class Keep:
    def __init__(self, *targets):
        self.targets = targets

def main():
    a = []
    m = of_tuple((fresh(a),))
    next(m)
    print("tuple", closed); closed.clear()
    m1 = of_tuple_first((fresh(a),))
    next(m1)
    print("tuple first", closed); closed.clear()
    m2 = star_first(fresh(a))
    next(m2)
    print("star first", closed); closed.clear()
    k = Keep(fresh(a))
    print("keep", closed); closed.clear()
    m3 = of_tuple([fresh(a)])
    next(m3)
    print("list", closed); closed.clear()
    print(len(k.targets))

if __name__ == "__main__":
    main()
