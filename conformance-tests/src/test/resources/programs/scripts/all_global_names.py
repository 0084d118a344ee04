import math

def test_a():
    """First."""
    print("a")

def test_b():
    print("b")

def other(x):
    return x + 1

class Thing:
    pass

LIMIT = 10
NAMES = ["x", "y"]
counter = 0

def bump():
    global counter
    counter += 1

def run_all():
    bump()
    for name, func in sorted(globals().items()):
        if name.startswith("test_") and callable(func):
            print(name, func.__doc__)
            func()
    tests = [v for k, v in globals().items() if k.startswith("test_")]
    print(len(tests), globals().copy()["counter"], counter)
    for t in tests:
        t()
    print(sorted(n for n in globals() if not n.startswith("_")))
    d = {}
    d.update(vars(math))
    print(d["pi"], sorted(k for k in d if k.startswith("a")))
    print([n for n in list(globals()) if n.isupper()])

if __name__ == "__main__":
    run_all()
    done = True
    print(sorted(n for n in globals() if not n.startswith("_")))
    print([n for n, v in list(globals().items()) if isinstance(v, type)])
