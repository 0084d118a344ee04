_MISSING = object()
NIL = object()
class Node:
    def __init__(self, v): self.v = v; self.next = NIL
class Cache:
    def __init__(self): self.d = {}
    def get(self, k, default=None):
        return self.d.get(k, default)
    def __getitem__(self, k):
        v = self.get(k, _MISSING)
        if v is _MISSING:
            raise KeyError(k)
        return v
def first(xs, default=_MISSING):
    for x in xs:
        return x
    if default is not _MISSING:
        return default
    raise ValueError("empty")
def main(argv):
    c = Cache()
    c.d["a"] = 1
    c.d["b"] = 2
    print(c["a"] + c["b"])
    try:
        c["q"]
    except KeyError as e:
        print("KeyError", e)
    print(first([1, 2]) + 1, first([], "none"), first([], None))
    try:
        first("")
    except ValueError as e:
        print(e)
    n = Node(1)
    n.next = Node(2)
    total = 0
    while n is not NIL:
        total += n.v
        n = n.next
    print(total)
    print(callable(_MISSING), callable(main), _MISSING == NIL, _MISSING == _MISSING, bool(NIL), type(NIL).__name__, isinstance(NIL, object), isinstance(NIL, int))
    print({_MISSING: 1, NIL: 2}[NIL], NIL in [NIL, _MISSING], hash(NIL) == hash(NIL))
    marks = [1, NIL, "x", None, _MISSING]
    print([("nil" if m is NIL else "missing" if m is _MISSING else m) for m in marks], [callable(m) for m in marks])
    local = object()
    print(local is NIL, local == local, [x is local for x in [local, NIL, 3]])
    try:
        print(NIL + 1)
    except TypeError as e:
        print(e)
    try:
        print(NIL())
    except TypeError as e:
        print(e)
    try:
        print(NIL.x)
    except AttributeError as e:
        print(e)
    for m in marks:
        try:
            print(m + 1)
        except TypeError as e:
            print(e)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
