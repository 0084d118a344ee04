"""Enumerations: members, iteration, look-up, integers."""

from enum import Enum, IntEnum, Flag, auto, unique


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3

    def darker(self):
        return f"dark {self.name.lower()}"

    @property
    def is_red(self):
        return self is Color.RED


class Op(Enum):
    ADD = "+"
    SUB = "-"
    MUL = "*"


class Level(IntEnum):
    LOW = 1
    MID = 5
    HIGH = 10


@unique
class State(Enum):
    IDLE = auto()
    RUNNING = auto()
    DONE = auto()


class Planet(Enum):
    EARTH = (5.976e+24, 6.37814e6)
    MARS = (6.421e+23, 3.3972e6)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    def gravity(self):
        return 6.673e-11 * self.mass / (self.radius * self.radius)


TRANSITIONS = {State.IDLE: State.RUNNING, State.RUNNING: State.DONE, State.DONE: State.IDLE}


def apply(op, a, b):
    if op is Op.ADD:
        return a + b
    if op == Op.SUB:
        return a - b
    return a * b


def main(argv):
    c = Color.RED
    print(c, repr(c), c.name, c.value, c.darker(), c.is_red, Color.BLUE.is_red)
    for color in Color:
        print(color.name, color.value, color is Color.GREEN)
    print(len(Color), [x.value for x in Op])
    s = State.IDLE
    for _ in range(4):
        print(s.name, s.value, s)
        s = TRANSITIONS[s]
    print(apply(Op.ADD, 3, 4), apply(Op.SUB, 3, 4), apply(Op.MUL, 3, 4))
    counts = {}
    for x in [Color.RED, Color.BLUE, Color.RED]:
        counts[x] = counts.get(x, 0) + 1
    for k, v in counts.items():
        print(k, v)
    print(Level.LOW < Level.HIGH, Level.MID + 1, Level.HIGH == 10, int(Level.LOW))
    print(sorted([Level.HIGH, Level.LOW])[0] == Level.LOW)
    for p in Planet:
        print(f"{p.name} {p.gravity():.3f} {p.mass:g}")
    print(Color(2), Op("*"), Color["BLUE"])
    try:
        print(Color(7))
    except ValueError as e:
        print("error", e)
    print(f"{c} {Color.GREEN!r:>20}")
    print(Color.RED == Color.RED, Color.RED != Color.BLUE, Color.RED in [Color.BLUE], isinstance(c, Color))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
