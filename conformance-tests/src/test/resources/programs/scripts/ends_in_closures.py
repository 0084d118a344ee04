# Closures, lambdas and nonlocal holding objects.
class C:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("end", self.n)

def keeper(name):
    obj = C(name)
    other = C(name + "-unused")

    def get():
        return obj.n
    return get

def counter():
    current = C("count0")
    i = 0

    def step():
        nonlocal current, i
        i += 1
        current = C(f"count{i}")
        return i
    return step

def two():
    cell = C("cell")

    def setter(v):
        nonlocal cell
        cell = v

    def getter():
        return cell.n
    return setter, getter

g = keeper("k1")
print("closure says", g())
g = None
step = counter()
print(step())
print(step())
del step
st, ge = two()
st(C("cell2"))
print("set", ge())
del st
print("setter gone, getter says", ge())
del ge
lam = (lambda o: lambda: o.n)(C("lam"))
print("lambda says", lam())
lam = lambda o=C("default"): o.n
print("default says", lam(), lam(C("given")))
fs = [lambda o=C(f"f{i}"): o.n for i in range(3)]
print([f() for f in fs])
fs.pop(1)
del fs, lam
print("done")
