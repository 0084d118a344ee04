"""What comparisons and other special methods return, of any kind, is a truth where a truth is asked for."""
class A:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v
    def __lt__(self, o): return self.v
    def __hash__(self): return 1
a = A(None); b = A("x"); c = A(0)
print(a == b, b == a, c == a, a != b, b != a, a < b, b < a, c > b)
print(a in [b], b in [a], a in [c], [a] == [b], [b] == [a], {a: 1}.get(b), {b: 1}.get(a))
print(not (a == b), bool(b == a), sorted([1, 2]))
if a == b: print("eq")
else: print("ne")
print([x.v for x in sorted([a, b, c], key=lambda q: str(q.v))], max(3, 4))
print((a, 1) == (b, 1), (b, 1) == (a, 1), [b].index(a) if a in [b] else -1, [b, b].count(a), [a].count(b))
import math
class Odd:
    def __index__(self): return True
    def __complex__(self): return 3
    def __round__(self): return "r"
    def __reversed__(self): return [1]
    def __trunc__(self): return "x"
    def __ceil__(self): return "c"
    def __abs__(self): return "odd"
    def __neg__(self): return "n"
    def __contains__(self, x): return "in"
    def __hash__(self): return 2**70
    def __exit__(self, *args): return "x"
    def __enter__(self): return 7
    def __divmod__(self, o): return 5
    def __getitem__(self, i): return "g"
    def __setitem__(self, i, v): return 4
    def __delitem__(self, i): return 4
odd = Odd()
def attempt(f):
    try:
        print(f())
    except (TypeError, OverflowError) as e:
        print('T', e)
attempt(lambda: [1,2,3][odd])
attempt(lambda: complex(odd))
attempt(lambda: round(odd))
attempt(lambda: reversed(odd))
attempt(lambda: math.trunc(odd))
attempt(lambda: math.ceil(odd))
attempt(lambda: abs(odd))
attempt(lambda: -odd)
attempt(lambda: 3 in odd)
attempt(lambda: hash(odd))
attempt(lambda: divmod(odd, 2))
with odd as x:
    print(x)
    raise KeyError(3)
print('after')
import sys
class Long:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
for v in (2**70, sys.maxsize, True):
    try:
        print(len(Long(v)))
    except (TypeError, OverflowError) as e:
        print('T', e)
