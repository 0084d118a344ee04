"""Floats as text: repr, and so many digits behind the point, of decimal numbers, ties, neighbours of ties and random bits."""

import math


class Random:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return self.state >> 11


def samples(count):
    random = Random(7)
    for i in range(count):
        digits = random.next() % 10 ** (1 + random.next() % 16)
        value = digits / 10 ** (random.next() % 18)
        yield value
        yield -value
        yield math.nextafter(value, 1e300)
        tie = (random.next() % 100000) / 2 ** (random.next() % 12)
        yield tie
        yield math.nextafter(tie, -1.0)
        yield (random.next() - (1 << 52)) / 2.0 ** (random.next() % 120)
        yield random.next() * 2.0 ** (random.next() % 900)


EDGES = [0.0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.1, 0.2, 0.3, 0.1 + 0.2, 1e-4, 0.00012345, 9.999e-5, 1e15, 1e16, 999999999999999.9, 123456789012345.6, 1e22, 1e23, 5e-324, 1.7976931348623157e308,
         2.675, 1.005, 0.125, 0.375, 1e21, 8796093022207.5, 8796093022208.5, 4503599627370496.5, 0.045, 1.45, 9.995, 99.995, 0.9999999, float("inf"), float("-inf"), float("nan")]


def main():
    for x in EDGES:
        print(x, "%.0f %.1f %.2f %.3f %.9f" % (x, x, x, x, x), f"{x:.0f} {x:.2f} {x:10.4f} {x:.15f} {x:.17f}", round(x, 2) if x == x else "")
    check = 0
    shown = 0
    for x in samples(300):
        text = f"{x!r} {x:.0f} {x:.1f} {x:.2f} {x:.3f} {x:.6f} {x:.12f} {x:.16f}"
        for character in text:
            check = (check * 31 + ord(character)) % 1000000007
        if shown % 97 == 0:
            print(text)
        shown += 1
        if float(repr(x)) != x:
            print("not read back", x)
    print(check)


if __name__ == "__main__":
    main()
