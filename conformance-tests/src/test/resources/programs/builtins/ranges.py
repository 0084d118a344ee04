"""range in every form, and as a value."""


def main(argv):
    print(list(range(5)), list(range(2, 5)), list(range(0, 10, 3)), list(range(5, 0, -1)), list(range(5, 5)), list(range(5, 0)), list(range(-3, 3, 2)))
    r = range(3, 20, 4)
    print(len(r), r[0], r[-1], 7 in r, 8 in r, sum(r), max(r), list(reversed(r)), r[1:3] == range(7, 15, 4))
    print(len(range(0)), len(range(10, 0, -3)), list(range(10, 0, -3)), list(range(1, 0)), range(3) == range(0, 3), bool(range(0)))
    try:
        print(r[10])
    except IndexError as error:
        print(error)
    step = 2
    total = 0
    for i in range(10, -10, -step):
        total += i
    print(total)
    for i in range(2**62, 2**62 + 3):
        print(i)
    for i in range(3):
        i += 10
        print(i, end=" ")
    print(i)
    try:
        for i in range(0, 5, len(argv) - len(argv)):
            print("never")
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
