"""types.MappingProxyType: views of dicts, those made at import among them."""
from types import MappingProxyType
def f():
    d = {"x": 1}
    p = MappingProxyType(d)
    d["y"] = 5
    print(p["y"], len(p), list(p), "x" in p, p.get("q", 9), sorted(p.items()), dict(p), p == {"x":1,"y":5}, p)
    try:
        p["z"] = 3
    except TypeError as e:
        print(e)
    try:
        del p["x"]
    except TypeError as e:
        print(e)
    print(p | {"k": 1}, p.copy())
class Registry:
    def __init__(self):
        self._items = {}
        self.items = MappingProxyType(self._items)
    def add(self, k, v):
        self._items[k] = v


def main():
    CONF = MappingProxyType({"a": 1, "b": 2})
    f()
    print(CONF["a"], CONF, list(CONF.values()))
    r = Registry()
    r.add("a", [1])
    print(r.items, type(r.items).__name__, isinstance(r.items, MappingProxyType))
    for k, v in r.items.items():
        print(k, v)
    NESTED = MappingProxyType({"x": {"y": 2}, "z": 3})
    print(NESTED["x"], "z" in NESTED)
    d = dict(CONF, c=3)
    print(d, {**CONF})
    print(CONF == MappingProxyType({"a": 1, "b": 2}), CONF == {"a": 1})
    try:
        CONF["q"]
    except KeyError as e:
        print(repr(e))
    print(repr(CONF), f'{CONF}', bool(MappingProxyType({})), list(reversed(CONF)))
    print({'k': 0} | CONF, CONF | MappingProxyType({'z': 26}))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
