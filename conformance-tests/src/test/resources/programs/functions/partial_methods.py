"""functools.partialmethod: of methods, class methods and static methods, with keywords."""
from functools import partialmethod, partial
class Cell:
    def __init__(self):
        self._alive = False
    @property
    def alive(self):
        return self._alive
    def set_state(self, state, loud=False):
        self._alive = state
        return ("!" if loud else ".") + str(state)
    set_alive = partialmethod(set_state, True)
    set_dead = partialmethod(set_state, False, loud=True)
class Sub(Cell):
    def set_state(self, state, loud=False):
        return "sub" + str(state)
class Calc:
    def op(self, kind, a, b=2):
        return a + b if kind == "+" else a * b
    add = partialmethod(op, "+")
    mul = partialmethod(op, "*")
    add5 = partialmethod(op, "+", b=5)
    @classmethod
    def make(cls, n, m): return (cls.__name__, n, m)
    make1 = partialmethod(make, 1)
    @staticmethod
    def st(a, b): return a - b
    st10 = partialmethod(st, 10)
def main():
    c = Cell()
    print(c.alive, c.set_alive(), c.alive, c.set_dead(), c.alive, c.set_alive(loud=True))
    s = Sub(); print(s.set_alive(), s.set_dead())
    k = Calc(); print(k.add(1), k.mul(3, 4), k.mul(3), k.add5(1), k.add5(1, b=7))
    print(Calc.make1(2), k.st10(3))
    f = k.add; print(f(9), Calc.add(k, 8))
    print(getattr(k, "mul")(2, 2))
main()
