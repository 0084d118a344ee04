"""Enumerations of bits: what is made at run time of members, their text, order and truth."""

from enum import Flag, IntFlag, auto


class Permission(Flag):
    READ = auto()
    WRITE = auto()
    EXECUTE = auto()
    ALL = READ | WRITE | EXECUTE


class Color(IntFlag):
    RED = 1
    GREEN = 2
    BLUE = 4


def show(p):
    print(p, repr(p), p.value, p.name, bool(p))
    for each in p:
        print("  ", each, each.value)


def main(argv):
    p = Permission.READ
    if len(argv) < 5:
        p = p | Permission.WRITE
    show(p)
    show(p & Permission.WRITE)
    show(p ^ Permission.WRITE)
    show(~p)
    show(Permission.ALL)
    show(p & Permission.EXECUTE)
    print(Permission.READ in p, Permission.EXECUTE in p, p in Permission.ALL)
    p |= Permission.EXECUTE
    print(p == Permission.ALL, p is Permission.ALL, len(p))
    p &= ~Permission.READ
    show(p)
    print([str(x) for x in Permission])
    print({Permission.READ: 1, p: 2}[p], hash(p) == hash(p))
    print(Permission(3), Permission(len(argv)))
    try:
        print(Permission(8 + len(argv)))
    except ValueError as e:
        print("ValueError", e)
    c = Color.RED
    if len(argv) < 5:
        c |= Color.BLUE
    print(c, repr(c), c.value, c + 1, c == 5, Color.RED in c, Color.GREEN in c)
    print(repr(Color(3)), c.name, repr(~c), int(~c))
    print(Color.RED | 8, repr(Color.RED | 8))
    print([repr(x) for x in c])
    return 0


if __name__ == "__main__":
    main(["program"])
