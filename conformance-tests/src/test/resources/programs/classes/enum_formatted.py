from enum import IntEnum, Enum, StrEnum
class Rank(IntEnum):
    TWO = 2
    ACE = 14
    def __str__(self):
        return str(self.value) if self < 11 else self.name[0]
class Mood(StrEnum):
    GOOD = "good"
    def __str__(self):
        return "<" + self.value + ">"
class Plain(Enum):
    A = 1
    def __str__(self):
        return "plain " + self.name
class Card:
    def __init__(self, rank):
        self.rank = Rank(rank)
    def __str__(self):
        return f"{self.rank}|{self.rank!s}|" + str(self.rank)
def basics():
    print(Rank.ACE, str(Rank.ACE), f"{Rank.ACE}", f"{Rank.ACE!s}", "%s" % Rank.ACE, "{}".format(Rank.ACE), f"{Rank.ACE:>4}", repr(Rank.ACE))
    print(Mood.GOOD, f"{Mood.GOOD}", f"{Mood.GOOD:>8}", "%s" % Mood.GOOD)
    print(Plain.A, f"{Plain.A}", f"{Plain.A:>9}")
    print(Card(14), Card(2))
    for r in Rank:
        print(r, f"{r}", str(r), [str(x) for x in [r]])
    print(max(Rank), "".join(map(str, Rank)), " ".join(f"{r}" for r in Rank))
class Meters(float):
    def __str__(self):
        return "m" + float.__repr__(self)
class Count(int):
    def __str__(self):
        return "n" + int.__repr__(self)
class Name(str):
    def __str__(self):
        return "<" + str.upper(self) + ">"
def more():
    for x in (Meters(2.5),):
        print(f"{x}", "{}".format(x), f"{x:.2f}", format(x), "%s" % x)
    for y in (Count(3),):
        print(f"{y}", "{}".format(y), f"{y:4d}", format(y), "%s" % y)
    for z in (Name("bob"),):
        print(f"{z}", "{}".format(z), f"{z:6}|", format(z), "%s" % z, "a" + z)


def main():
    basics()
    more()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
