class C:
    "Doc."
    a = 1
    b = "two"
    def f(self): return 1
    def g(self, x): return x + 1
    @staticmethod
    def s(): return 3
    @property
    def p(self): return 4
class D(C):
    c = None
def main(argv):
    print([n for n in vars(C) if not n.startswith("__")])
    print("a" in vars(C), "zz" in C.__dict__, "a" in D.__dict__, "f" in vars(C))
    print(C.__dict__["a"], vars(C)["b"])
    print([n for n, v in vars(C).items() if callable(v) and not n.startswith("_")])
    print({k: v for k, v in C.__dict__.items() if not k.startswith("_") and isinstance(v, (int, str))})
    print(vars(C).get("a"), vars(C).get("q", 7))
    print(C.__dict__["f"](C()))
    print(len([k for k in D.__dict__]), sorted(k for k in vars(D) if k[0] != "_"))
    for k in sorted(C.__dict__.keys()):
        if not k.startswith("__"): print(k, end=" ")
    print()
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
