"""Properties that classes below take from the class itself, to have one more function."""

class A:
    def __init__(self):
        self._d = 1

    @property
    def d(self):
        print("get")
        return self._d

    @d.setter
    def d(self, v):
        print("set", v)
        self._d = v

class B(A):

    @A.d.setter
    def d(self, v):
        print("set in B", v)
        A.d.fset(self, v + 1)

class C(A):
    d = property(A.d.fget, lambda self, v: print("no", v))

def main():
    b = B()
    b.d = 4
    print(b.d)
    c = C()
    c.d = 5
    print(c.d)

if __name__ == "__main__":
    main()
