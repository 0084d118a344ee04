"""float() of members of an enumeration of texts."""
from enum import StrEnum


class Level(StrEnum):
    LOW = "1"
    HIGH = "high"


def main():
    print(float(Level.LOW))
    for level in Level:
        try:
            print(float(level))
        except ValueError as error:
            print(error)


if __name__ == "__main__":
    main()
