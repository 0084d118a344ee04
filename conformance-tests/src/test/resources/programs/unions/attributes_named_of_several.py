"""Names that setattr() is told by the run are the same names where values of several kinds are asked for them."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Model:
    def __init__(self, **values):
        for name, value in values.items():
            setattr(self, name, value)


class Giving(Model):
    def __getattr__(self, name):
        if name == "g":
            return "given"
        raise AttributeError(name)


class Other:
    pass


def ask(o):
    print(getattr(o, "y", 0))


def ask_given(o):
    print(hasattr(o, "w"), hasattr(o, "g"))


def main():
    for o in (None, Model(y=1), Model(x=2)):
        ask(o)
    ask_given(Giving(w=2))
    ask_given(Giving(z=4))
    print([getattr(o, "x", "?") for o in (Model(x=1), 3, "s", Other())])
    print([hasattr(o, "x") for o in (Model(x=1), 3, "s", Other())])
    for o in (Model(v=1), Other()):
        print(hasattr(o, "v"))
        print(getattr(o, "v", 3))
    for name in ("p", "q"):
        for o in (Model(p=1), Other(), 3):
            print(getattr(o, name, 3))


if __name__ == "__main__":
    main()
