"""Classes of the program that extend bytes and frozenset."""
class Packet(bytes):
    def __new__(cls, kind, data=b''):
        self = super().__new__(cls, bytes([kind]) + data)
        self.kind = kind
        return self
    def checksum(self):
        return sum(self) & 0xff
    def payload(self):
        return self[1:]
class Raw(bytes):
    def __repr__(self):
        return "Raw(" + self.hex() + ")"
class Tags(frozenset):
    def __new__(cls, *names):
        return super().__new__(cls, names)
    def pretty(self):
        return ", ".join(sorted(self))
class FS(frozenset):
    pass
P = Packet(9, b'zz')
T = FS([1, 2])
def main():
    p = Packet(1, b'abc')
    print(p, p.checksum(), p.payload(), len(p), p[0], p + b'x', p == b'\x01abc', b'b' in p, 97 in p, p.hex(), p.kind, isinstance(p, bytes), list(p), p.upper(), p[1:].decode(), type(p).__name__, type(p + p).__name__)
    print(P, P.checksum(), bool(Raw()), Raw(b'\xff'), Raw([1, 2]), Raw(3), hash(Raw(b'a')) == hash(b'a'), {Raw(b'a'): 1}[b'a'], b'x' + Raw(b'y'), Raw(b'a') < b'b', p.startswith(b'\x01'), b'-'.join([Raw(b'q'), b'w']), p.split(b'b'), Raw(b'%d') % 5, Raw(b'ab') * 2, p.find(b'c'), int.from_bytes(Raw(b'\1\0'), 'big'), bytes(p), Raw(b"q").decode())
    t = Tags("b", "a")
    print(t.pretty(), len(t), "a" in t, sorted(t | {"c"}), sorted(t & {"a"}), t == {"a", "b"}, t == Tags("a", "b"), hash(t) == hash(frozenset(["a", "b"])), isinstance(t, frozenset), t <= {"a", "b", "c"}, sorted(t - {"a"}), sorted(t ^ {"a", "z"}), type(t | t).__name__)
    print(T, 1 in T, FS(), FS([3]), sorted(FS([2, 1]).union([5])), {FS([1]): 2}[FS([1])], {1, 2} | FS([3]), FS([1]).isdisjoint([2]), FS([1, 2]) > FS([1]), T.copy(), {1} == FS([1]), bool(FS()))
main()
