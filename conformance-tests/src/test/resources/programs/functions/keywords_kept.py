"""Mappings that go with functions kept, methods and functions of several signatures, and values of several kinds."""
def base(a=0, b=0, c=0):
    return [a, b, c]

class Sim:
    def __init__(self):
        self.queue = []
    def schedule(self, f, *args, **kwargs):
        self.queue.append((f, args, kwargs))
    def run(self):
        while self.queue:
            f, args, kwargs = self.queue.pop()
            f(*args, **kwargs)

class Shop:
    def __init__(self):
        self.log = []
    def arrive(self, name, patience=5, vip=False):
        self.log.append((name, patience, vip))
    def leave(self, name):
        self.log.append((name, -1, False))

class A:
    def m(self, x, y=1):
        return x + y
class B(A):
    def m(self, x, y=2, z=3):
        return x * y * z

def add(a, b): return a + b
def mul(a, b, c=1): return a * b * c
OPS = {"add": add, "mul": mul}

def typed(**types):
    def decorate(f):
        def inner(**kwargs):
            for name, value in kwargs.items():
                if types.get(name) == "int" and not isinstance(value, int):
                    raise TypeError(name + " must be int")
            return f(**kwargs)
        return inner
    return decorate

@typed(name="str", age="int")
def person(name, age, **extra):
    return f"{name} {age} {sorted(extra)}"

def options(verbose=False, level=1, name=""):
    return f"{verbose} {level} {name}"

def main(argv):
    shop = Shop()
    sim = Sim()
    for i in range(3):
        kwargs = {}
        if i % 2 == 0:
            kwargs["patience"] = i
        if i == 2:
            kwargs["vip"] = True
        sim.schedule(shop.arrive, f"C{i}", **kwargs)
    sim.schedule(shop.leave, "D")
    sim.run()
    print(shop.log)
    for o in [A(), B()]:
        k = {"x": 3}
        print(o.m(**k))
        k["y"] = 5
        print(o.m(**k))
    for name, kw in [("add", {"a": 1, "b": 2}), ("mul", {"a": 3, "b": 4, "c": 2}), ("mul", {"a": 3, "b": 4})]:
        print(OPS[name](**kw))
    print(person(name="x", age=3), person(name="x", age=3, pet="cat"))
    try:
        print(person(name="x", age="3"))
    except TypeError as e:
        print(e)
    config = {"verbose": True, "level": 3, "name": "q"}
    print(options(**config), options(**{**config, "level": 7}))
    del config["level"]
    print(options(**config))
    maybe = config if argv else None
    print(options(**(maybe or {})))
    print(options(**maybe))
    nothing = {}
    print(base(**nothing), base(1, **nothing), base(**dict(zip("abc", (4, 5, 6)))), base(**{k: 1 for k in "ac"}))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
