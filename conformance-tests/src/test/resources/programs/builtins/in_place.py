"""What is changed in place is seen by all its names; what cannot be is made anew."""

from collections import deque, Counter, OrderedDict, defaultdict
class H:
    def __init__(self):
        self.a = bytearray(b"x")
def main(argv):
    a = bytearray(b"ab"); b = a; a *= 2; print(a, b, a is b)
    a = bytearray(b"ab"); b = a; a += b"cd"; print(a, b, a is b)
    a = [1, 2]; b = a; a *= 2; print(a, b, a is b)
    a = [1, 2]; b = a; a += (3,); print(a, b, a is b)
    a = {1, 2}; b = a; a |= {3}; print(a, b, a is b)
    a = {1, 2}; b = a; a &= {1}; print(a, b, a is b)
    a = {1, 2}; b = a; a -= {1}; print(a, b, a is b)
    a = {1, 2}; b = a; a ^= {1, 5}; print(a, b, a is b)
    a = {1: 2}; b = a; a |= {3: 4}; print(a, b, a is b)
    a = deque([1]); b = a; a += [2]; print(a, b, a is b)
    a = deque([1]); b = a; a *= 3; print(a, b, a is b)
    a = Counter("ab"); b = a; a += Counter("b"); print(a, b, a is b)
    a = Counter("ab"); b = a; a -= Counter("b"); print(a, b, a is b)
    a = Counter("ab"); b = a; a |= Counter("bb"); print(a, b, a is b)
    a = Counter("ab"); b = a; a &= Counter("bb"); print(a, b, a is b)
    a = OrderedDict({1: 2}); b = a; a |= {3: 4}; print(a, b, a is b)
    a = defaultdict(int, {1: 2}); b = a; a |= {3: 4}; print(a, b, a is b)
    h = H(); g = h.a; h.a *= 3; print(h.a, g, g is h.a)
    h = H(); g = h.a; h.a += b"1"; print(h.a, g, g is h.a)
    a = frozenset({1}); b = a; a |= {2}; print(a, b, a is b)
    a = (1, 2); b = a; a += (3,); print(a, b)
    a = bytearray(b"ab"); b = a; a *= 0; print(a, b, a is b)
    a = bytearray(b"ab"); b = a; a *= -1; print(a, b, a is b)
    a = [1]; b = a; a *= 0; print(a, b, a is b)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
