# WeakValueDictionary: get, len, items, in, setdefault, pop, vanishing entries.
from weakref import WeakValueDictionary


class V:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("end", self.name)


d = WeakValueDictionary()
a, b, c = V("a"), V("b"), V("c")
d["a"] = a
d["b"] = b
d["c"] = c
d["temp"] = V("temp")
print(len(d), sorted(d), "temp" in d)
del b
print(len(d), "b" in d, d.get("b"), d.get("b", "default"))
print([(k, v.name) for k, v in d.items()])
a = V("a2")
print("a rebound", list(d.keys()))
v = d.setdefault("a", a)
print("setdefault", v is a, len(d))
v = None
print("present", d.setdefault("c", V("unused")) is c)
x = d.pop("c")
print("popped", x is c, "c" in d)
print(d.pop("c", None))
try:
    d["c"]
except KeyError as e:
    print("KeyError", e)
d["same1"] = d["same2"] = x
c = x = None
print("both vanish", list(d))
keep = [V("k0"), V("k1")]
d.update({i: k for i, k in enumerate(keep)})
k = None
print(len(d), [o.name for o in d.values()])
o = None
keep.pop(0)
print(len(d), list(d))
d["a"] = keep[0]
a = None
print(d["a"].name)
del d["a"]
print(list(d))
d.clear()
print("cleared", len(d), keep[0].name)
