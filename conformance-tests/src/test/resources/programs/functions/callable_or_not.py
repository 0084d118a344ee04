class A:
    pass
class B(A):
    def __call__(self): return "B()"
class C(A): pass
def f(): return "f"
def main(argv):
    for x in [B(), C()]:
        print(callable(x), x() if callable(x) else None)
    for x in [None, B()]:
        print(callable(x), x() if callable(x) else None)
    for x in [None, C(), 3, "s", f, len, B, B()]:
        print(callable(x), end=" ")
    print()
    o = None if len(argv) > 5 else 4
    print(callable(o), callable(None))
    for h in [None, f, 3]:
        if callable(h):
            print(h())
        else:
            print("no", h)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
