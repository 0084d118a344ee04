"""Shifts by large and negative counts."""


def shift_right(value, count):
    return value >> count


def shift_left(value, count):
    try:
        return str(value << count)
    except ValueError as error:
        return "ValueError: " + str(error)


def main(argv):
    for value in (1, -1, 255, -256, 2**62, -2**63):
        print(value, [shift_right(value, n) for n in (0, 1, 7, 8, 31, 32, 62, 63, 64, 200)])
    for value in (0, 1, -1, 3, -5):
        print(value, [shift_left(value, n) for n in (0, 1, 5, 31, 32, 60)])
    print(shift_left(1, -1))
    try:
        print(shift_right(1, -1))
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
