from enum import Enum, IntFlag


class Color(Enum):
    RED = 1
    BLUE = 2


class F(IntFlag):
    A = 1
    B = 2


def main(argv):
    print(Color(value=2), Color(1), F(value=3))
    try:
        print(Color())
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main([])
