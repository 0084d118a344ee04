# Weak references in loops, comprehensions, generators, exceptions and closures.
import weakref

class A:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("end", self.n)

def alive(refs):
    return [r().n if r() is not None else None for r in refs]

refs = []
for i in range(3):
    a = A(i)
    refs.append(weakref.ref(a))
print("loop", alive(refs))
xs = [A(i) for i in (10, 11, 12)]
refs = [weakref.ref(x) for x in xs]
xs[1] = None
print("list", alive(refs))
xs = [x for x in xs if x is not None and x.n > 10]
print("filtered", alive(refs))

def gen():
    g = A(20)
    yield weakref.ref(g)
    print("generator goes on")

for r in gen():
    print("held by the generator", r().n)
print("generator done", r())

def fail():
    f = A(30)
    out.append(weakref.ref(f))
    raise ValueError("x")

out = []
try:
    fail()
except ValueError:
    print("in handler", alive(out))
print("after handler", alive(out))

def closure():
    c = A(40)
    return (lambda: c.n), weakref.ref(c)

fn, r = closure()
print("closure", fn(), r() is not None)
fn = None
print("closure gone", r())
