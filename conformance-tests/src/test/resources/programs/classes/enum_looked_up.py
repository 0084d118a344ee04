from enum import Enum, IntEnum, StrEnum, auto
class Suit(Enum):
    CLUBS = "c"
    DIAMONDS = "d"
class Rank(IntEnum):
    TWO = 2
    THREE = 3
class Mode(StrEnum):
    ON = auto()
    OFF = auto()
class Mixed(Enum):
    A = 1
    B = "b"
    C = (1, 2)
    D = None
    @classmethod
    def _missing_(cls, value):
        if value == "x":
            return cls.A
        return None
class Card:
    def __init__(self, rank, suit):
        self.rank = Rank(rank)
        self.suit = Suit(suit)
def attempt(f, x):
    try:
        print(f(x))
    except ValueError as e:
        print("ValueError", e)
def show(x):
    print(x in Suit, x in Rank, x in Mode, x in Mixed)
def main():
    print(Card(2, "c").suit, Card(3, "d").rank)
    print([Card(r, s).suit.name for s in Suit for r in Rank])
    for x in ["c", "z", Suit.CLUBS, 2, 9, Rank.TWO, "on", Mode.ON, (1, 2), None, 2.0, True]:
        show(x)
    for y in [1, "b", (1, 2), None, "x", "y", Mixed.A, Mixed.D]:
        attempt(Mixed, y)
    for z in ["c", "q", Suit.DIAMONDS]:
        attempt(Suit, z)
    for k in [2, 2.0, Rank.THREE, 7, True]:
        attempt(Rank, k)
    print("c" in Suit, "x" in Suit, 3 in Rank, 4 in Rank, "off" in Mode)
main()
