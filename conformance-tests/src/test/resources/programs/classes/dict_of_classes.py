class C:
    n = 0
    @classmethod
    def fields(cls):
        return [k for k, v in cls.__dict__.items() if not k.startswith("_") and not callable(v) and not isinstance(v, classmethod)]
    def bump(self):
        C.n += 1
class Base:
    @classmethod
    def names(cls): return [k for k in vars(cls) if not k.startswith("_")]
class X(Base):
    p = 1
class Y(Base):
    q = 2
    r = 3
class Commands:
    def do_a(self): "Say a."; return "a"
    def do_b(self): return "b"
    def run(self):
        out = []
        for name, f in vars(Commands).items():
            if name.startswith("do_") and callable(f):
                out.append((name[3:], f(self), f.__doc__))
        return out
def g(): return 1
def main(argv):
    print(C.fields(), vars(C)["n"])
    C().bump()
    print(vars(C)["n"], C.__dict__["n"])
    print(X.names(), Y.names())
    print(Commands().run())
    for cb in [None, g]:
        print(callable(cb), cb() if callable(cb) else "no")
    setattr(C, "n", 10)
    print(vars(C)["n"], len(vars(X)))
    x = X()
    print(vars(x), x.__dict__, f"{vars(x)}")
    try:
        vars(X)["zz"]
    except KeyError as e:
        print(e)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
