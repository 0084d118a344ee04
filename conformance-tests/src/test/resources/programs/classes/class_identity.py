"""The class of an instance is the one in a table."""


class Plain:
    pass


class Fancy(Plain):
    pass


FACTORIES = {"plain": Plain, "fancy": Fancy}


def main(argv):
    for name in ("plain", "fancy"):
        made = FACTORIES[name]()
        print(name, made.__class__ is FACTORIES[name], made.__class__ is Plain)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
