"""text % values with texts that are known, of each kind of value, and what is wrong with them."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Number:
    def __int__(self):
        return 42

    def __index__(self):
        return 43

    def __float__(self):
        return 4.5

    def __str__(self):
        return "number"

    def __repr__(self):
        return "<number>"


def numbers(n, r, b):
    print("%d|%5d|%-5d|%05d|%+d|% d|%i|%u|%.3d|%x|%X|%#x|%o|%#o" % (n, n, n, n, n, n, n, n, n, n, n, n, n, n))
    print("%f|%.2f|%10.3f|%-10.1f|%+.1f|%010.2f|%e|%.3E|%g|%G|%.3g" % (r, r, r, r, r, r, r, r, r, r, r))
    print("%d|%f|%s|%r|%d" % (r, n, r, r, b), "%s %d %5.1f" % (b, b, b))
    print("%d" % n, "%s" % r, "%5s|" % b, "%.1f" % r, "%x" % n)


def texts(s):
    print("%s|%5s|%-5s|%.2s|%7.3s|%r|%%|%10r" % (s, s, s, s, s, s, s))
    print("%s" % s, "100%%" % (), "%s%s" % (s, None), "%s" % None, "%(a)s %(b)d" % {"a": s, "b": 3}, "%*d|%-*d|%.*f" % (5, 3, 4, 2, 2, 1.5))


def wrong(value, pair):
    for attempt in [
        lambda: "%d" % value,
        lambda: "%x" % value,
        lambda: "%s %s" % pair,
        lambda: "%s" % pair,
        lambda: "%s %s %s" % pair,
        lambda: "%q" % pair[0],
        lambda: "%" % pair[0],
        lambda: "%f" % value,
        lambda: "%c%c" % (65, "b"),
        lambda: "%5%|%s" % (1,),
    ]:
        try:
            print(attempt())
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error)


def mixed(values):
    for value in values:
        try:
            print("%s %r" % (value, value), "%d" % value)
        except TypeError as error:
            print("TypeError", error)


def main():
    numbers(1234, 56.789, True)
    numbers(-7, -0.0, False)
    numbers(10**20, 1e10, True)
    print("%f %.1f %5.1e %G" % (float("inf"), float("-inf"), float("nan"), 1e100))
    texts("abc")
    texts("")
    texts("größe")
    wrong("text", (1, "b"))
    wrong(2.5, ("a", "b"))
    print("%d %x %.1f %s %r" % (Number(), Number(), Number(), Number(), Number()))
    mixed([1, 2.7, "x", None, [1], True])
    print("{} {:>4} {:.2f} {name!r:>8} {0}".format("a", 3, name="n") if False else "{0} {1:>4} {2:.2f} {name!r:>8} {0}".format("a", 3, 2.5, name="n"))
    print("{:,} {:05d} {:^9} {!r} {{}} {:x}".format(1234567, 42, "mid", "q", 255), "{}".format(None), "{:>{}}|{:.{p}f}".format(7, 5, 2.345, p=1))
    for text in ["%d-%s", "%s", "{}"]:
        try:
            print(text % (1, "x"))
        except TypeError as error:
            print(text, "TypeError", error)


if __name__ == "__main__":
    main()
