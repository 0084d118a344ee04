"""Tokens, a recursive parser, trees of dataclasses."""

import sys
from dataclasses import dataclass
from enum import Enum, auto
from typing import Optional, List, Dict, Callable


class Kind(Enum):
    NUM = auto()
    NAME = auto()
    OP = auto()
    END = auto()


@dataclass(frozen=True)
class Token:
    kind: Kind
    text: str
    pos: int = 0


class ParseError(Exception):
    def __init__(self, message, pos):
        super().__init__(f"{message} at {pos}")
        self.pos = pos


def tokenize(text):
    out = []
    i = 0
    while i < len(text):
        c = text[i]
        if c.isspace():
            i += 1
            continue
        start = i
        if c.isdigit() or c == ".":
            while i < len(text) and (text[i].isdigit() or text[i] == "."):
                i += 1
            out.append(Token(Kind.NUM, text[start:i], start))
        elif c.isalpha() or c == "_":
            while i < len(text) and (text[i].isalnum() or text[i] == "_"):
                i += 1
            out.append(Token(Kind.NAME, text[start:i], start))
        elif c in "+-*/()^=,":
            i += 1
            out.append(Token(Kind.OP, c, start))
        else:
            raise ParseError(f"unexpected {c!r}", i)
    out.append(Token(Kind.END, "", len(text)))
    return out


class Expr:
    def eval(self, env):
        raise NotImplementedError

    def __repr__(self):
        return f"{type(self).__name__}()"


@dataclass
class Num(Expr):
    value: float

    def eval(self, env):
        return self.value


@dataclass
class Var(Expr):
    name: str

    def eval(self, env):
        try:
            return env[self.name]
        except KeyError:
            raise NameError(f"undefined {self.name}") from None


@dataclass
class Bin(Expr):
    op: str
    left: Expr
    right: Expr

    OPS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b, "^": lambda a, b: a ** b}

    def eval(self, env):
        return self.OPS[self.op](self.left.eval(env), self.right.eval(env))


@dataclass
class Neg(Expr):
    arg: Expr

    def eval(self, env):
        return -self.arg.eval(env)


class Parser:
    PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}

    def __init__(self, text):
        self.tokens = tokenize(text)
        self.i = 0

    @property
    def cur(self):
        return self.tokens[self.i]

    def take(self, text=None):
        t = self.cur
        if text is not None and t.text != text:
            raise ParseError(f"expected {text!r}, got {t.text!r}", t.pos)
        self.i += 1
        return t

    def expr(self, min_prec=1):
        left = self.atom()
        while self.cur.kind is Kind.OP and (prec := self.PREC.get(self.cur.text, 0)) >= min_prec:
            op = self.take().text
            right = self.expr(prec if op == "^" else prec + 1)
            left = Bin(op, left, right)
        return left

    def atom(self):
        t = self.take()
        if t.kind == Kind.NUM:
            return Num(float(t.text))
        if t.kind == Kind.NAME:
            return Var(t.text)
        if t.text == "-":
            return Neg(self.atom())
        if t.text == "(":
            e = self.expr()
            self.take(")")
            return e
        raise ParseError(f"unexpected {t.text or 'end'!r}", t.pos)

    def parse(self):
        e = self.expr()
        if self.cur.kind != Kind.END:
            raise ParseError("trailing input", self.cur.pos)
        return e


def main(argv):
    env: Dict[str, float] = {"x": 2.0, "pi": 3.14159}
    lines = ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-x * 4", "x / 0", "y + 1", "1 +", "3 $ 4", "(1", "1 2", "10 / 4 - 2.5"]
    for line in lines:
        try:
            tree = Parser(line).parse()
            print(line, "=", tree.eval(env), tree)
        except ParseError as e:
            print("parse error:", e, e.pos)
        except (ZeroDivisionError, NameError) as e:
            print(type(e).__name__, e)
    print(Token(Kind.OP, "+") == Token(Kind.OP, "+"), Token(Kind.NUM, "1") in {Token(Kind.NUM, "1"): 1})
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
