from typing import Protocol, runtime_checkable
@runtime_checkable
class HasName(Protocol):
    name: str
    def hi(self): ...
class C:
    @property
    def name(self): return "prop"
    def hi(self): return "c"
class A:
    name = "a"
    def hi(self): return "c"
class D:
    def hi(self): return "d"
class S:
    __slots__ = ("name",)
    def __init__(self, b):
        if b: self.name = 1
    def hi(self): return "s"
class L:
    def hi(self): return "l"
    def set(self): self.name = "x"
class LL(L):
    name = "below"
def main():
    l = L()
    for x in [C(), A(), D(), S(True), S(False), l, LL(), 3, "s", None]:
        print(isinstance(x, HasName))
    l.set()
    print(isinstance(l, HasName))
if __name__ == "__main__":
    main()
