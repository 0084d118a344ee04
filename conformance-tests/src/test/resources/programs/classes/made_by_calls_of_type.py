import math
class Base:
    def hello(self):
        return "hello " + self.name
def lone():
    Point = type("Point", (), {"x": 0, "__repr__": lambda self: f"Point({self.x})"})
    p = Point()
    print(p, Point.x, Point.__name__, isinstance(p, Point), Point.__qualname__, type(p).__module__ == __name__)
    p.x = 3
    print(p, Point.x)
def below():
    K = 5
    Named = type("Other", (Base,), {
        "name": "n",
        "items": [],
        "area": lambda self, r: math.pi * r * K,
    })
    n = Named()
    n.items.append(1)
    print(n.hello(), Named.__name__, n.items, round(n.area(2), 3), issubclass(Named, Base), [c.__name__ for c in Named.__mro__])
def keyed():
    Point = type("Point", (), {"__init__": lambda self, **kw: self.__dict__.update(kw), "norm": lambda self: math.hypot(self.x, self.y)})
    pts = [Point(x=3, y=4), Point(x=5, y=12)]
    print([p.norm() for p in pts], vars(pts[0]))
Top = type("Top", (Base,), {"name": "top"})
def basics():
    lone()
    below()
    below()
    print(Top().hello())
    keyed()


def main():
    basics()


if __name__ == "__main__":
    main()
