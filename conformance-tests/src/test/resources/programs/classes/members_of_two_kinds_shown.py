"""Enumerations whose members are texts or integers too: how they are shown goes by what their class has it from."""
import enum
from enum import Enum, IntEnum, StrEnum, IntFlag, Flag


class Plain(str, Enum):
    A = "a"
    LONG = "longer"


class Level(int, Enum):
    LOW = 1
    HIGH = 20


class Base(str, Enum):
    @property
    def label(self):
        return self.name.lower()


class Order(Base):
    DRAFT = "draft"
    PLACED = "placed"


class Gate(Base):
    OPEN = "open"


class Own(str, Enum):
    X = "x"

    def __str__(self):
        return "own " + self.value


class Formatted(int, Enum):
    X = 5

    def __format__(self, spec):
        return "formatted " + spec


class Taken(str, Enum):
    X = "x"
    __str__ = str.__str__


class TakenInt(int, Enum):
    X = 7
    __format__ = int.__format__


class Really(StrEnum):
    X = "x"


class Count(IntEnum):
    X = 4


class Bits(IntFlag):
    A = 1
    B = 2


class Mixed(float, Enum):
    HALF = 0.5


class Machine:
    initial = None

    def __init__(self):
        self.state = self.initial


class Ordering(Machine):
    initial = Order.DRAFT


class Gating(Machine):
    initial = Gate.OPEN


def show(m):
    print(m, str(m), repr(m), f"{m}", f"{m!s}", f"{m!r}", "{}".format(m), format(m), [m], f"{m:>15}|", f"{m:s}" if isinstance(m, str) else "", m.value)


def main():
    for p in Plain:
        print(p, str(p), repr(p), f"{p}", "%s" % p, "{}".format(p), [p], f"{p:>12}|", f"{p:<12}|", f"{p:.3}", p + "!", p.upper(), p == "a", "-".join([p, "b"]))
    for level in Level:
        print(level, str(level), repr(level), f"{level}", "%s" % level, "%d" % level, "{}".format(level), [level], f"{level:>12}|", level + 1, level > 3)
    show(Own.X)
    show(Taken.X)
    show(Really.X)
    print(Formatted.X, f"{Formatted.X:abc}", format(Formatted.X), str(Formatted.X))
    print(TakenInt.X, f"{TakenInt.X:04}", TakenInt.X + 1)
    print(Count.X, f"{Count.X:04}", str(Count.X), Bits.A, Bits.A | Bits.B, f"{Bits.A}", str(Bits.B))
    for machine in [Ordering(), Gating()]:
        show(machine.state)
        print(machine.state.label, machine.state == "open", {machine.state: 1}, machine.state < "z", sorted([machine.state, Order.PLACED]))
    try:
        print(f"{Level.LOW:d}")
    except ValueError as error:
        print(error)
    print(Plain("a"), Plain["A"], Level(20), str(Order("draft")), print(Gate.OPEN))
    print(*Plain, *Level, sep=", ")
    print(Plain.A, Level.LOW)
    print(", ".join(str(x) for x in Plain), ", ".join(Plain), str(Plain.A) == Plain.A, hash(Plain.A) == hash("a"))


if __name__ == "__main__":
    main()
