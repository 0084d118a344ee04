class Plain:
    pass


class Taking:
    def __init__(self, *items):
        self.items = items


class Refused(Exception):
    pass


class Named:
    names = []

    def __init_subclass__(cls, name="", **others):
        super().__init_subclass__(**others)
        if name in Named.names:
            raise Refused("twice: " + name)
        Named.names.append(name)


class First(Named, name="first"):
    pass


def made(cls, text):
    try:
        return type(cls(*text.split())).__name__
    except TypeError as error:
        return str(error)


def again():
    try:
        class Second(Named, name="first"):
            pass
    except Refused as error:
        return str(error)
    return "made"


def main():
    for cls in (Plain, Taking):
        for text in ("", "a b"):
            print(made(cls, text))
    print(again(), Named.names)


main()
