"""An attribute that is a property in some classes, beside plain attributes in others, asked for by hasattr and getattr."""
class Shape:
    def __init__(self, name): self.name = name
class Square(Shape):
    def __init__(self, s):
        super().__init__("sq"); self.s = s
    @property
    def area(self): return self.s * self.s
class Blob(Shape):
    def __init__(self, area):
        super().__init__("blob"); self.area = area
class Point(Shape):
    def __init__(self): super().__init__("pt")
class A:
    @property
    def label(self): return "prop A"
class B:
    def __init__(self): self.label = "plain B"
class C:
    label = "class C"
class D: pass
class Base:
    kind = "base"
class Dyn(Base):
    @property
    def kind(self): return "dyn"
class Own(Base):
    def __init__(self): self.kind = "own"
def main():
    for s in [Square(3), Blob(2), Point()]:
        try:
            print(s.name, s.area)
        except AttributeError as e:
            print("no", e)
        print(hasattr(s, "area"), getattr(s, "area", -1))
    for x in [A(), B(), C(), D()]:
        print(getattr(x, "label", None), hasattr(x, "label"))
    for x in [A(), B(), C()]:
        print(x.label.upper())
    for x in [Base(), Dyn(), Own()]:
        print(x.kind)
    b = Blob(1); b.area += 5; print(b.area)
    try:
        q = [Square(2), Blob(3)]
        for s in q:
            s.area = 9
            print(s.area)
    except AttributeError as e:
        print(e)
main()
