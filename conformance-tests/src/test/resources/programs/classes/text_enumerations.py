from enum import Enum, StrEnum, auto


class Shade(StrEnum):
    LIGHT = auto()
    DARK = "very dark"


class Suit(str, Enum):
    HEARTS = "hearts"
    CLUBS = "clubs"


def shouted(shade: Shade):
    return shade.upper() + "!"


def main():
    print([shouted(shade) for shade in Shade], Shade.DARK.split(), Shade.DARK.split(maxsplit=0), Shade.DARK.split(sep="y"))
    print("so " + Shade.LIGHT, Shade.LIGHT + "er", "=" * 3 + Shade.LIGHT * 2, 2 * Shade.LIGHT)
    print(Shade.DARK.startswith("very"), Shade.DARK.find("d"), Shade.DARK.replace("very ", ""), Shade.LIGHT.center(9, "*"), Shade.LIGHT.encode())
    print(Shade.LIGHT.islower(), Shade.DARK.title().swapcase(), "-".join(Shade), Shade.DARK.partition(" "), Shade.LIGHT.join("ab"))
    print(Suit.HEARTS.capitalize(), Suit.CLUBS.index("u"), Suit.CLUBS.count("c"), "two " + Suit.CLUBS, Suit.HEARTS == "hearts")
    try:
        Shade.LIGHT.index("x")
    except ValueError as error:
        print(error)


main()
