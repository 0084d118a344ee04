"""Members of enumerations by names, those of aliases too."""

from enum import Enum, IntEnum, Flag, unique, auto


class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1

    @property
    def low(self):
        return self.name.lower()


class Level(IntEnum):
    LOW = 1
    HIGH = 2
    TOP = 2


class Perm(Flag):
    R = 1
    W = 2
    RW = 3
    READ = 1


def main():
    for name in ("RED", "CRIMSON", "GREEN", "BLUE"):
        try:
            c = Color[name]
            print(name, c, c.name, c.low, c is Color.RED, Color(c.value))
        except KeyError as e:
            print("KeyError", e)
    for name in ("LOW", "TOP", "HIGH", "x"):
        try:
            print(name, repr(Level[name]))
        except KeyError as e:
            print("KeyError", e)
    for name in ("R", "RW", "READ", "x"):
        try:
            print(name, repr(Perm[name]))
        except KeyError as e:
            print("KeyError", e)
    print(Color["CRIMSON"], list(Color), Color.__members__["CRIMSON"], "CRIMSON" in Color.__members__, list(Color.__members__), len(Color), dict(Level.__members__))
    print(getattr(Color, "CRIMSON"), hasattr(Color, "CRIMSON"))


if __name__ == "__main__":
    main()
