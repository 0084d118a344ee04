"""Ranges, indexes and numbers at the ends of what an int can be."""
import random

TOP = 2 ** 63 - 1
BOTTOM = -2 ** 63


def show(f):
    try:
        print(f())
    except OverflowError as e:
        print("overflow")
    except IndexError as e:
        print("index")
    except ValueError as e:
        print(e)
    except MemoryError as e:
        print("memory")


def main(argv):
    one = len(argv)
    top = TOP - 1 + one
    bottom = BOTTOM + 1 - one
    show(lambda: len(range(bottom, top)))
    show(lambda: len(range(0, top)))
    show(lambda: len(range(bottom, top, 4)))
    show(lambda: len(range(top, bottom, -4)))
    show(lambda: len(range(top, bottom, -1)))
    show(lambda: list(range(top - 2, top, 5)))
    show(lambda: list(range(top - 7, top, 5)))
    show(lambda: list(range(bottom + 7, bottom, -5)))
    show(lambda: [x for x in range(top - 7, top, 5)])
    show(lambda: [x for x in range(bottom + 7, bottom, -5)])
    show(lambda: top in range(bottom, top))
    show(lambda: top - 1 in range(bottom, top))
    show(lambda: top - 2 in range(bottom, top, 2))
    show(lambda: top - 3 in range(bottom, top, 2))
    show(lambda: range(0, top).index(5))
    show(lambda: range(bottom, top).count(5))
    show(lambda: range(0, top)[-1])
    show(lambda: range(0, top)[top - 1])
    show(lambda: range(bottom, top, 3)[top // 2])
    show(lambda: range(0, top)[5:top:7])
    show(lambda: range(0, top)[::-1])
    show(lambda: list(reversed(range(top - 3, top))))
    show(lambda: list(reversed(range(bottom, bottom + 5, 2))))
    show(lambda: bool(range(bottom, top)))
    show(lambda: bottom % -one)
    show(lambda: "abc"[bottom:top])
    show(lambda: "abcdef"[bottom:top:top])
    show(lambda: "abcdef"[::bottom])
    show(lambda: [1, 2, 3][bottom:top:2])
    show(lambda: [1, 2, 3][top:bottom:-1])
    show(lambda: "a".ljust(bottom) + "b".center(-5))
    show(lambda: "abc".find("c", bottom, top))
    show(lambda: [1, 2].index(2, bottom, top))
    show(lambda: int("-9223372036854775808"))
    show(lambda: (top).bit_length())
    show(lambda: (bottom).to_bytes(8, "big", signed=True))
    show(lambda: int.from_bytes(b"\x80" + b"\0" * 7, "big", signed=True))
    show(lambda: top.to_bytes(8, "little"))
    show(lambda: random.Random(1).randrange(bottom, bottom + 5) < 0)
    show(lambda: slice(bottom, top, 2).indices(5))
    show(lambda: float(top))
    show(lambda: top / one)
    show(lambda: round(top - 3, -18))
    show(lambda: top >> 70)
    show(lambda: bottom >> 70)
    show(lambda: ~bottom)
    show(lambda: pow(top, top, top - 1))
    show(lambda: pow(bottom, 3, 1000007))
    show(lambda: pow(3, -1, top))
    show(lambda: hash(top) + hash(bottom))
    show(lambda: f"{bottom:x} {bottom:,} {bottom:b}")
    show(lambda: "%x %d %o" % (bottom, bottom, top))
    show(lambda: top == float(top))
    show(lambda: top < float(top))
    show(lambda: bottom == float(bottom))
    return 0


if __name__ == "__main__":
    main(["x"])
