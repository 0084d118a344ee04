import math, operator as op
from functools import reduce
class Vec(list):
    def total(self): return sum(self)
class Money(int):
    def __repr__(self): return f"Money({int(self)})"
class Env(dict):
    pass
class Pair(tuple):
    pass

def pick(i):
    if i == 0: return Vec([3, 1])
    if i == 1: return Money(7)
    if i == 2: return Env(a=1)
    if i == 3: return Pair((1, 2))
    if i == 4: return None
    if i == 5: return 3
    if i == 6: return [4]
    return "plain"

def tryit(name, f):
    for i in range(8):
        x = pick(i)
        try:
            print(name, i, f(x))
        except Exception as e:
            print(name, i, type(e).__name__, e)

def main():
    tryit("lt", lambda x: x < 5)
    tryit("eq", lambda x: x == 7)
    tryit("in", lambda x: 1 in x)
    tryit("sub", lambda x: x[0])
    tryit("iter", lambda x: [c for c in x])
    tryit("len", lambda x: len(x))
    tryit("add", lambda x: x + 1)
    tryit("add", lambda x: x + [1])
    tryit("sqrt", lambda x: math.sqrt(x))
    tryit("neg", lambda x: -x)
    tryit("abs", lambda x: abs(x))
    tryit("hash", lambda x: hash(x) == hash(7))
    tryit("sorted", lambda x: sorted(x))
    tryit("fmt", lambda x: f"{x}|{x!r}")
    tryit("sum", lambda x: sum(x))
    tryit("call", lambda x: x())
    tryit("op", lambda x: op.sub(x, 1))
    tryit("red", lambda x: reduce(op.mul, x, 1))
    tryit("str", lambda x: str(x))
    tryit("app", lambda x: x.append(1))
    tryit("range", lambda x: list(range(x)))
    tryit("idx", lambda x: [10,20,30,40,50,60,70,80][x])
    tryit("isi", lambda x: isinstance(x, (list, int)))


if __name__ == "__main__":
    main()
