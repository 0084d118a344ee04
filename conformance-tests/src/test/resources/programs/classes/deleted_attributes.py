# Attributes that instances lose: del, delattr(), deleters of properties; the order of what comes again.
class A:
    def __init__(self): self.x = 3; self.y = "y"; self.z = None
class B(A):
    def __init__(self):
        super().__init__()
        self.own = [1]
    def drop(self):
        del self.own
class T:
    def __init__(self, v): self._v = v
    @property
    def v(self): return self._v
    @v.deleter
    def v(self):
        print("deleting")
        del self._v
    @property
    def w(self): return 3
class Empty: pass
SHARED = A()
def show(o): print(vars(o), hasattr(o, "x"), getattr(o, "x", "none"))
def main():
    a = A()
    show(a)
    del a.x
    show(a)
    try: print(a.x)
    except AttributeError as e: print(e)
    try: del a.x
    except AttributeError as e: print(e)
    a.x = 5
    show(a)
    delattr(a, "y")
    show(a)
    b = B(); b.drop(); show(b)
    try: b.drop()
    except AttributeError as e: print(e)
    b.own = [2]; print(b.own)
    t = T(4); print(t.v)
    del t.v
    try: print(t.v)
    except AttributeError as e: print(e)
    try: del t.w
    except AttributeError as e: print(e)
    e = Empty(); e.k = 1; del e.k
    print(hasattr(e, "k"), e.__dict__)
    del SHARED.x, SHARED.z
    show(SHARED)
    n = A() if len(vars(e)) else None
    try: del n.x
    except AttributeError as e: print(e)
    for o in [A(), B(), T(1)]:
        try:
            del o.y
            print("gone")
        except AttributeError as e: print(e)
    empty = Empty()
    try:
        del empty.nothing
    except AttributeError as err: print(err)
if __name__ == "__main__":
    main()
