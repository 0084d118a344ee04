# Classes of exceptions whose __new__ takes other arguments than that of the class which they extend.
class E(Exception):
    def __new__(cls, a, b):
        self = super().__new__(cls, a)
        self.b = b
        return self
class E2(Exception):
    def __new__(cls, a, b=3):
        self = Exception.__new__(cls, a, b)
        self.b = b
        return self
class O(OSError):
    def __new__(cls, n, t, extra):
        self = super().__new__(cls, n, t)
        self.extra = extra
        return self
def plain():
    e = E("x", "y")
    print(repr(e), e.args, e.b, str(e))
    e = E2("x")
    print(repr(e), e.args, e.b, str(e))
    o = O(2, "no", 7)
    print(repr(o), o.extra, str(o), o.errno)
    try:
        raise E("p", 4)
    except E as e:
        print(e, e.args, e.b)
class Coded(ValueError):
    def __new__(cls, text, code):
        self = super().__new__(cls, text)
        self.code = code
        return self
    def __init__(self, text, code):
        self.text = text.upper()
class More(Coded): pass
def below():
    for made in (Coded, More):
        e = made("bad", 7)
        print(type(e).__name__, e, e.args, e.code, e.text, repr(e))
class G(ExceptionGroup):
    def __new__(cls, msg, excs, code):
        self = super().__new__(cls, msg, excs)
        self.code = code
        return self
    def derive(self, excs):
        return G(self.message, excs, self.code)
class H(ExceptionGroup):
    def __new__(cls, excs):
        return super().__new__(cls, "fixed", excs)
    def __init__(self, excs):
        self.n = len(excs)
class K(ExceptionGroup):
    def __new__(cls, excs, *more):
        return super().__new__(cls, "k", excs)
def groups():
    g = G("m", [ValueError(1), TypeError("t")], 5)
    print(repr(g), g.code, g.message, g.exceptions, g.args, str(g))
    match, rest = g.split(ValueError)
    print(repr(match), match.code, repr(rest), rest.code)
    try:
        raise g
    except* ValueError as e:
        print(repr(e), e.code)
    except* TypeError as e:
        print(repr(e), e.args)
    h = H([KeyError("k")])
    print(h.n, h.message, str(h))
    k = K([KeyError("k")], 1, 2.5)
    print(str(k), k.exceptions, k.message)
    e = ExceptionGroup("p", [OSError(1, "x")])
    print(repr(e), e.args)
    try:
        ExceptionGroup("p", [OSError(1, "x")], 3)
    except TypeError as e:
        print(e)


def main():
    plain()
    below()
    groups()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
