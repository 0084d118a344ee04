# Generators that hold objects in their locals, consumed fully.
class G:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("  end", self.n)

def plain():
    a = G("a")
    yield 1
    b = G("b")
    yield 2
    print("  generator leaves")

def replaced():
    for i in range(3):
        o = G(f"o{i}")
        yield o.n
    print("  last:", o.n)

def yields_objects(n):
    for i in range(n):
        yield G(f"y{i}")

def with_finally():
    held = G("held")
    try:
        yield held.n
    finally:
        print("  finally")

def delegate():
    outer = G("outer")
    yield from plain()
    print("  back in delegate")

print("plain", [v for v in plain()])
print("replaced")
for v in replaced():
    print("  got", v)
print("yields_objects")
for o in yields_objects(3):
    print("  got", o.n)
print("after, o is", o.n)
del o
print("list of objects")
objs = list(yields_objects(2))
print("listed", len(objs))
objs = None
print("finally", list(with_finally()))
print("delegate", sum(delegate()))
gen = (x.n for x in [G("e0"), G("e1")])
print(next(gen))
print(next(gen))
print(next(gen, "nothing"))
print("done")
