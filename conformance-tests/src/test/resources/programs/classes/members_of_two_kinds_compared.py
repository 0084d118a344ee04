from datetime import date
from enum import Enum, IntEnum

class Name(str, Enum):
    LOW = "low"

class Level(IntEnum):
    LOW = 1

class Kind(Enum):
    LOW = "low"
    ONE = 1

def less(a, b):
    try:
        return a < b
    except TypeError as e:
        return str(e)

def plus(a, b):
    try:
        return a + b
    except TypeError as e:
        return str(e)

class Priority(str, Enum):
    LOW = "low"
    HIGH = "high"

def ordered(a, b):
    try:
        return a < b
    except TypeError as e:
        return str(e)


def main():
    print(Name.LOW == Kind.LOW, Level.LOW == Kind.ONE, Kind.ONE == Level.LOW, Kind.LOW != Name.LOW)
    print(less(Name.LOW, Kind.LOW))
    print(less(Level.LOW, Kind.ONE))
    print(plus(Level.LOW, Kind.ONE))
    print(less(Level.LOW, 2), less(Name.LOW, "m"), less(Level.LOW, 2.5), plus(Level.LOW, True))

    values = [Priority.LOW, "low", date(2024, 1, 2), 3, None]
    for a in values:
        for b in values:
            print(ordered(a, b))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
