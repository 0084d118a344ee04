"""An operation in place on an int without bounds, or on a mixture, of which an operand is None."""


def add(a, b):
    a += b
    return a


def power(a, b):
    a **= b
    return a


def mixed(flag):
    return 1 if flag else 2.5


def nothing(flag):
    return 3 if flag else None


def main():
    big = 2 ** 70
    for f in (add, power):
        for x, y in ((big, 2), (big, None), (None, big)):
            try:
                print(f(x, y))
            except TypeError as e:
                print(e)

    for f in (add, power):
        for x, y in ((mixed(True), nothing(True)), (mixed(False), nothing(False)), (nothing(False), mixed(True))):
            try:
                print(f(x, y))
            except TypeError as e:
                print(e)


if __name__ == "__main__":
    main()
