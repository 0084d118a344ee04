class A:
    def __init__(self): self._x = 1
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = 0
class E(A):
    @property
    def x(self): return super().x + 1000
    @x.setter
    def x(self, v): self._x = v * 2
    @x.deleter
    def x(self): self._x = -1
def main():
    for o in (A(), E()):
        print(o.x)
        o.x = 5
        print(o.x)
        del o.x
        print(o.x)
    a = A(); print(a.x); del a.x
    e = E(); print(e.x, e.x)
    del e.x
    print(e.x)
if __name__ == "__main__":
    main()
