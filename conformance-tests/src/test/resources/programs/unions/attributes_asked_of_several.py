"""Attributes, getattr and hasattr of values of which only some have hooks or properties."""
# alone: for its values of several kinds the types of all of a group would be inferred again

class Plain:
    def __init__(self):
        self.x = 1


class Giving:
    def __init__(self):
        self.y = "why"

    def __getattr__(self, name):
        if name == "broken":
            raise AttributeError("no " + name)
        return "given " + name


class Computed:
    @property
    def x(self):
        return "computed"

    @property
    def broken(self):
        raise AttributeError("on purpose")


def tell(thing):
    try:
        print(thing.x, end=" ")
    except AttributeError as error:
        print("AttributeError", error, end=" ")
    print(hasattr(thing, "x"), hasattr(thing, "broken"), getattr(thing, "x", "nothing"), getattr(thing, "broken", "nothing"), end=" ")
    try:
        print(getattr(thing, "broken"))
    except AttributeError as error:
        print("AttributeError", error)


def ask(thing, names):
    for name in names:
        try:
            print(name, hasattr(thing, name), getattr(thing, name, "nothing"), getattr(thing, name))
        except (AttributeError, TypeError) as error:
            print(name, type(error).__name__, error)


def main():
    for thing in [Plain(), Giving(), 3, Computed(), "text", None]:
        print(type(thing).__name__)
        tell(thing)
        ask(thing, ["x", "y", "broken", "other", 3, None])
    ask(Giving(), ["x", "y", "broken", "other", 3, None])


if __name__ == "__main__":
    main()
