"""Instances of classes that extend bytes and frozenset beside plain ones, and in the library."""
import copy, struct, hashlib, io, base64
class Raw(bytes):
    pass
class Key(bytes):
    def __new__(cls, text):
        if len(text) % 2: raise ValueError("odd")
        return super().__new__(cls, text, "ascii")
    def __repr__(self):
        return f"Key({self.hex()})"
    def __getitem__(self, i):
        r = super().__getitem__(i)
        return r
class Flags(frozenset):
    def __or__(self, other):
        return Flags(super().__or__(other))
    def __repr__(self):
        return "Flags(%s)" % ",".join(sorted(self))
    def has(self, x):
        return x in self
class Empty(frozenset):
    __slots__ = ()
class Slug(str):
    pass
def main():
    r = Raw(b"hello")
    print(struct.unpack(">H", Raw(b"\x01\x02")), hashlib.md5(r).hexdigest(), base64.b64encode(r), io.BytesIO(r).read(), bytearray(r), r.replace(b"l", Raw(b"L")), r.count(108), r.startswith((Raw(b"x"), b"he")))
    try:
        print(b",".join([b"a", 3]))
    except TypeError as e:
        print(e)
    print(b",".join([bytearray(b"q"), b"a"]))
    k = Key("abcd")
    print(k, k[0], k[1:], Raw(b"a") + bytearray(b"b"), bytearray(b"b") + Raw(b"a"), r == bytearray(b"hello"), r != b"x", r == "hello", r[::-1], r.decode().upper(), bytes(k), [Raw(b"x"), b"y"], isinstance(r, (str, bytes)))
    try:
        Key("abc")
    except ValueError as e:
        print(e)
    try:
        print(r + "x")
    except TypeError as e:
        print(e)
    try:
        print(b"x" + Slug("a"))
    except TypeError as e:
        print(e)
    f = Flags(["a"]) | {"b"}
    print(f, f.has("b"), f == {"a", "b"}, type(f).__name__, f - {"a"}, {f: 1}[frozenset("ab")], f in {frozenset("ab")}, frozenset("ab") == f, len(f), sorted(f | Flags(["z"])), copy.copy(f), bool(Empty()), Empty() == frozenset())
    s = {frozenset([1, 2]): "x"}
    print(s[frozenset([2, 1])], Empty([1]) < Empty([1, 2]), Empty([1, 2]) == {1, 2}, {1, 2} == Empty([1, 2]), {1} | Empty([3]), {1} < Empty([1, 3]), frozenset([1]) | Empty([2]), set(Empty([4])), frozenset(Empty([4])), {1, 3}.union(Empty([2])), {1, 3}.issuperset(Empty([3])), hash(Empty([1])) == hash(frozenset([1])))
    xs = [1]
    ys = ["z"]; ys += Slug("ab"); print(ys); zs = [0]; zs += Raw(b"a"); print(zs)
    mixed = [r, b"q", "s", f]
    print([isinstance(m, bytes) for m in mixed], [isinstance(m, frozenset) for m in mixed])
main()
