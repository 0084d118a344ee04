"""hasattr, getattr and setattr with constant names; type(x) and classes as values."""


class Plain:
    kind = "plain"

    def __init__(self):
        self.value = 1

    def run(self):
        return "ran " + self.kind


class Fancy(Plain):
    kind = "fancy"

    def extra(self):
        return 7


FACTORIES = {"plain": Plain, "fancy": Fancy}


def make(name):
    return FACTORIES[name]()


def main(argv):
    plain = Plain()
    print(hasattr(plain, "value"), hasattr(plain, "missing"), hasattr(plain, "run"))
    print(getattr(plain, "value"), getattr(plain, "missing", -1), getattr(plain, "run")())
    setattr(plain, "value", 5)
    print(plain.value)
    for name in ("plain", "fancy"):
        made = make(name)
        print(made.run(), type(made).__name__, type(made) is Fancy, type(made) == Plain, type(made).kind)
    try:
        make("other")
    except KeyError as error:
        print(error)
    classes = [Fancy, Plain]
    print([cls().run() for cls in classes], [issubclass(cls, Fancy) for cls in classes], [cls.__name__ for cls in classes])
    print(Fancy().extra(), callable(plain.run), callable(plain))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
