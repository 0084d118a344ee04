"""Instances with slots alone, whose class defines what assignments do, and that assign their slots by names of the run."""


class Unit:
    __slots__ = ("symbol", "factor")

    def __init__(self, symbol, factor):
        for name, value in zip(Unit.__slots__, (symbol, factor)):
            object.__setattr__(self, name, value)

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} is immutable")


class Named(Unit):
    __slots__ = ("title",)

    def __init__(self, symbol, factor, title):
        super().__init__(symbol, factor)
        object.__setattr__(self, "title", title)

    def replaced(self, **changes):
        made = Named(self.symbol, self.factor, self.title)
        for name, value in changes.items():
            object.__setattr__(made, name, value)
        return made


def main():
    unit = Named("km", 1000, "kilometre")
    try:
        unit.factor = 5
    except AttributeError as error:
        print(error, unit.factor)
    changed = unit.replaced(factor=10, title="ten")
    print(changed.symbol, changed.factor, changed.title, unit.title)
    for wrong in ("none", "replaced"):
        try:
            object.__setattr__(unit, wrong, 3)
        except AttributeError as error:
            print(error)


if __name__ == "__main__":
    main()
