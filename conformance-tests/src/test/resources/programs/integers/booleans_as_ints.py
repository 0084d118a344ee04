"""bool is a kind of int: sums, indexes, formats."""


def main(argv):
    flags = [True, False, True, True]
    print(sum(flags), flags.count(True), flags.index(False), sorted(flags))
    names = ["no", "yes"]
    print([names[flag] for flag in flags], names[len(flags) > 3])
    print(True + 1, True - True, True * 3, True / 2, True // 1, -True, ~True, abs(True))
    print(f"{True} {True:d} {False:5} {True!r} {int(True)}", "%s %d" % (True, False))
    print(True == 1, hash(True) == hash(1), bool(2), int(False), float(True), str(False))
    print(all(flags), any(flags), all([]), any([]))
    a = 3 > 2
    b = 2 > 3
    print(a & b, a | b, a ^ b, not a, a and b, a or b, a != b, a is True)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
