"""Enumerations that only the run tells."""
from enum import Enum, IntEnum, Flag
class Color(Enum):
    RED = 1; GREEN = 2
class Size(IntEnum):
    S = 1; L = 2
class P(Flag):
    R = 1; W = 2
def show(e):
    print(len(e), [m.name for m in e], bool(e))
def main():
    print(len(Color), list(Color), Color["RED"], Color.RED in Color, bool(Color), list(P), len(P))
    for c in Color: print(type(c).__name__, c in type(c), len(type(c)), [x.name for x in type(c)])
    for e in (Color, Size): show(e)
if __name__ == "__main__":
    main()
