"""Operator methods, reflected and in-place ones too."""


class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor)

    def __rmul__(self, factor):
        return self * factor

    def __neg__(self):
        return Vector(-self.x, -self.y)

    def __iadd__(self, other):
        self.x += other.x
        self.y += other.y
        return self

    def __eq__(self, other):
        return isinstance(other, Vector) and self.x == other.x and self.y == other.y

    def __hash__(self):
        return self.x * 31 + self.y

    def __lt__(self, other):
        return (self.x, self.y) < (other.x, other.y)

    def __getitem__(self, index):
        return self.x if index == 0 else self.y

    def __len__(self):
        return 2

    def __contains__(self, value):
        return value == self.x or value == self.y

    def __call__(self, scale):
        return self.x * scale

    def __repr__(self):
        return f"Vector({self.x}, {self.y})"


def main(argv):
    a = Vector(1, 2)
    b = Vector(3, -4)
    print(a + b, a - b, a * 3, 3 * a, -a, a == b, a != b, a == Vector(1, 2), a < b, b < a, a > b)
    c = a
    c += b
    print(a, c is a, a[0], a[1], len(a), 4 in a, -2 in a, a(10))
    table = {Vector(1, 1): "first", Vector(2, 2): "second"}
    print(table[Vector(1, 1)], Vector(2, 2) in table, Vector(3, 3) in table)
    print(sorted([b, a, Vector(0, 0)]), a is not b)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
