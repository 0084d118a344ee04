"""f-strings: conversions, specifications, nesting, the debug form."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __str__(self):
        return f"<{self.x}, {self.y}>"

    def __repr__(self):
        return f"Point({self.x!r}, {self.y!r})"


def main(argv):
    name = "ada"
    number = 42
    ratio = 2.5
    point = Point(1, "y")
    print(f"{name} {number} {ratio} {point}")
    print(f"{name!r} {point!r} {point!s} {'caf\u00e9'!a}")
    print(f"[{name:>6}] [{name:<6}] [{name:^7}] [{name:*^7}] [{name:.2}] [{number:06d}] [{ratio:.3f}]")
    width = 8
    precision = 2
    print(f"[{name:{width}}] [{ratio:{width}.{precision}f}] [{number:>{width}}]")
    print(f"{number=} {name=} {ratio + 1 = }")
    print(f"{{literal}} {number + 1} {name.upper()} {len(name)} {'yes' if number else 'no'}")
    print(f"{True} {None} {[1, 2]} {(1, 'a')} { {'k': 1}['k'] }")
    print(f"" + f"{name}" f"{number}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
