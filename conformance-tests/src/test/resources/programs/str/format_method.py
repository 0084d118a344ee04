"""str.format and % with constant formats."""


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __format__(self, specification):
        if specification == "short":
            return f"{self.cents // 100}"
        return f"{self.cents // 100}.{self.cents % 100:02}"

    def __str__(self):
        return "money"


def main(argv):
    print("{} {} {}".format(1, "two", 3.5), "{0} {1} {0}".format("a", "b"))
    print("{:>5}|{:<5}|{:^5}|{:05d}|{:.2f}".format("a", "b", "c", 42, 3.14159), "{{}} {!r}".format("q"))
    print("{:,} {:x} {:%}".format(1234567, 255, 0.5))
    print("%s is %d years and %.1f%% %r %c%c" % ("ada", 36, 99.5, "q", "x", 65))
    print("%5s|%-5s|%05.1f|%+d|%x|%3d%%" % ("a", "b", 2.25, 7, 255, 5))
    print("%s" % "one", "%s" % 5, "%d items" % 3, "%s %s" % (["l"], (1, 2)))
    print(f"{Money(1234)} {Money(1234):short} {Money(5):long}", str(Money(1)), "{}".format(Money(99)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
