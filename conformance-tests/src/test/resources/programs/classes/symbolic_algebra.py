"""How instances within tuples and sets are compared is annotated when that is typed, and lets arguments of __eq__ grow."""
from __future__ import annotations
from dataclasses import dataclass
from typing import Union


class Expr:
    def __add__(self, o): return Bin("+", self, wrap(o))
    def __radd__(self, o): return Bin("+", wrap(o), self)
    def __mul__(self, o): return Bin("*", self, wrap(o))
    def __rmul__(self, o): return Bin("*", wrap(o), self)
    def __pow__(self, n): return Bin("^", self, wrap(n))


@dataclass(frozen=True)
class Num(Expr):
    value: float

    def __str__(self):
        return str(self.value)


@dataclass(frozen=True)
class Var(Expr):
    name: str

    def __str__(self):
        return self.name


@dataclass(frozen=True)
class Bin(Expr):
    op: str
    left: Expr
    right: Expr

    def __str__(self):
        return f"({self.left} {self.op} {self.right})"


def wrap(x):
    return x if isinstance(x, Expr) else Num(x)


class Visitor:
    def visit(self, node, *args):
        method = getattr(self, "visit_" + type(node).__name__.lower(), self.generic)
        return method(node, *args)

    def generic(self, node, *args):
        raise TypeError(f"no visitor for {type(node).__name__}")


class Evaluator(Visitor):
    OPS = {"+": lambda a, b: a + b, "*": lambda a, b: a * b, "^": lambda a, b: a ** b}

    def __init__(self, env):
        self.env = env

    def visit_num(self, n):
        return n.value

    def visit_var(self, n):
        return self.env[n.name]

    def visit_bin(self, n):
        return self.OPS[n.op](self.visit(n.left), self.visit(n.right))


class Counter(Visitor):
    def visit_num(self, n):
        return 1

    visit_var = visit_num

    def visit_bin(self, n):
        return 1 + self.visit(n.left) + self.visit(n.right)


def simplify(e):
    match e:
        case Bin("+", a, Num(0)) | Bin("+", Num(0), a):
            return simplify(a)
        case Bin("*", a, Num(1)) | Bin("*", Num(1), a):
            return simplify(a)
        case Bin("*", _, Num(0)) | Bin("*", Num(0), _):
            return Num(0)
        case Bin(op, Num(a), Num(b)):
            return Num(Evaluator.OPS[op](a, b))
        case Bin(op, a, b):
            s = Bin(op, simplify(a), simplify(b))
            return s if s == e else simplify(s)
        case _:
            return e


def diff(e, v):
    if isinstance(e, Num):
        return Num(0)
    if isinstance(e, Var):
        return Num(int(e.name == v))
    a, b = e.left, e.right
    if e.op == "+":
        return diff(a, v) + diff(b, v)
    if e.op == "*":
        return diff(a, v) * b + a * diff(b, v)
    if e.op == "^" and isinstance(b, Num):
        return b * a ** (b.value - 1) * diff(a, v)
    raise NotImplementedError(e.op)


def main():
    x, y = Var("x"), Var("y")
    e = 3 * x ** 2 + 2 * x * y + 1
    print(e)
    print(Evaluator({"x": 2, "y": 5}).visit(e), Counter().visit(e))
    print(diff(e, "x"))
    print(simplify(diff(e, "x")))
    print(simplify(x * 0 + y * 1))
    print(e == 3 * x ** 2 + 2 * x * y + 1, {Var("x"), Var("x"), Num(1)} == {Num(1), x})
    print(repr(Num(2) + x))
    try:
        Counter().visit(e.op)
    except TypeError as err:
        print(err)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
