"""What inspect tells of functions and classes that are known before the program starts."""
import inspect
import types


def plain(a, b=2, *args, c, d="x", **kw):
    """Adds.

    More of it.
    """
    return a


def typed(x: int, y: "str" = "q", /, z: float = 1.5, *, flag: bool = True) -> list[int]:
    return [x]


def nothing():
    pass


def kinds(a, /, b, *c, d, **e):
    pass


class Shape:
    """A shape."""

    def __init__(self, name: str, size: int = 3):
        self.name = name

    def area(self, scale=1.0) -> float:
        """Area of it."""
        return scale

    @staticmethod
    def helper(q):
        return q

    @classmethod
    def make(cls, n):
        return cls("m", n)


def main():
    for f in (plain, typed, nothing, kinds):
        print(f.__name__, inspect.signature(f))
    sig = inspect.signature(plain)
    print(str(sig), list(sig.parameters), len(sig.parameters))
    for name, p in sig.parameters.items():
        print(name, p.name, p.kind, p.kind.name, p.default is inspect.Parameter.empty, p.kind == inspect.Parameter.KEYWORD_ONLY, p)
    for p in inspect.signature(typed).parameters.values():
        print(p, p.kind.description)
    print(inspect.signature(typed).return_annotation is inspect.Signature.empty)
    print(inspect.signature(nothing).return_annotation is inspect.Signature.empty)
    print("b" in sig.parameters, sig.parameters["b"].default)
    print(inspect.signature(Shape), inspect.signature(Shape.area), inspect.signature(Shape.make), inspect.signature(Shape.helper))
    print(repr(sig))
    print(inspect.getdoc(plain))
    print(inspect.getdoc(Shape), inspect.getdoc(Shape.area), inspect.getdoc(nothing))
    print(inspect.isfunction(plain), inspect.isfunction(Shape), inspect.isclass(Shape), inspect.isclass(3), inspect.ismethod(Shape("a", 1).area), inspect.isfunction(3))
    g = (i for i in [1])
    print(inspect.isgenerator(g), inspect.isgenerator([1]), inspect.isgeneratorfunction(plain), inspect.iscoroutinefunction(plain), callable(plain))
    print([name for name, _ in inspect.getmembers(Shape, inspect.isfunction)])
    print(isinstance(g, types.GeneratorType), inspect.getsource(nothing))
    defaults = {name: p.default for name, p in inspect.signature(typed).parameters.items() if p.default is not p.empty}
    print(defaults, {name: p.annotation for name, p in inspect.signature(Shape).parameters.items()})
    registry = {"plain": plain, "nothing": nothing}
    for name, function in registry.items():
        print(name, inspect.signature(function), inspect.getdoc(function) is None)
    print(inspect.cleandoc("""  a
        b
          c
    """))


if __name__ == "__main__":
    main()
