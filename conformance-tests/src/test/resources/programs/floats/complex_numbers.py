"""Complex numbers: constants, made at run time, in containers, and their arithmetic."""

def show(z):
    print(z, repr(z), str(z), f"{z}", "%s|%r" % (z, z))


def part_1(argv):
    z = 1+2j
    print(z*z)
    print(2j)
    print(z)
    show(z)
    show(2j)
    print(z + 1, 1 + z, z - 1.5, 1.5 - z, z / 2, 2 / z, z ** 2, 2 ** z, z * True)
    print(-z, +z, abs(3+4j), z.conjugate(), z.real, z.imag)
    print(z == 1+2j, z != 1, z == 1, 1+0j == 1, 1 == 1+0j, hash(1+0j) == hash(1), hash(z), hash(2j))
    d = {1+2j: "a", 2j: "b"}
    print(d[z], d, 1+2j in d)
    xs = [1j, 2j, 3+0j]
    print(xs, sum(xs), len(set(xs)), 1j in xs, xs.index(2j))
    print((1j, "a"), [(2j, 1)])
    print(bool(0j), bool(1j), not 0j)
    print(complex(1), complex(1, 2), complex(1.5, -0.0), complex(), complex(2j, 1), complex(1j, 1j))


Z = 1+2j


TABLE = [1j, 2+1j, 3.0-2j]


NAMED = {1j: "i", 0j: "zero"}


class P:
    def __init__(self, z):
        self.z = z
        self.w = None
    def turned(self):
        return P(self.z * 1j)


ROOT = P(1+0j)


def mandel(c):
    z = 0j
    n = 0
    while n < 50 and abs(z) <= 2:
        z = z * z + c
        n += 1
    return n


def maybe(n):
    return 1j if n else None


def part_2(argv):
    print(Z * Z, TABLE, NAMED, sum(TABLE), NAMED[Z - Z], ROOT.z * 2)
    for z in TABLE:
        print(z, z * z, z ** 3, z ** 0.5, z ** -1, abs(z))
    p = ROOT
    for i in range(4):
        p = p.turned()
        print(p.z)
    print(mandel(0.3+0.5j), mandel(-1), mandel(1j))
    print(maybe(len(argv)), maybe(len(argv) - len(argv)))
    x = 1
    total = 0j
    for z in TABLE:
        total = total + z
    print(total)
    a = 3+4j
    a += 1
    a *= 2j
    a -= 1.5
    a /= 2
    print(a)
    print(isinstance(a, complex), isinstance(a, (int, float)), type(a), type(a).__name__, a.__class__.__name__)
    print(sorted([3j, 1+1j, 2+0j], key=abs), max(TABLE, key=lambda z: z.imag))
    print(pow(1j, 2), divmod(7, 2), round(abs(1+1j), 3))
    print({1j, 1j, 2j} == {2j, 1j}, (1j).real, 1j.imag, complex("1+2j") == Z, complex(real=1, imag=2))
    print(list(map(complex, ["1", "2j"])), complex(True), complex(1, True))
    print(Z is Z, Z and 1j, 0j or 2j)


def part_3(argv):
    class_of = [complex(1, 2), complex(0, 0)]
    z = class_of[0]
    print(z == "a", z != None, z == 1.0, complex(1, 0) == 1, complex(1, 0) == True, 1.0 == complex(1, 0))
    print(complex(2**53, 0) == 2**53 + 1, complex(2**53, 0) == 2**53, 2**53+1 == complex(2**53,0))
    d = {1: "int"}
    d[2] = "x"
    print(hash(complex(float("inf"), 0)), hash(complex(0, float("inf"))), hash(complex(-1, 0)), hash(complex(0, -1)))
    print(z.__abs__(), z.__add__(z), z.__mul__(2), z.__repr__(), z.__bool__(), z.__eq__(z), z.__neg__())


class Point:
    def __complex__(self):
        return 3 + 4j


class Half:
    def __float__(self):
        return 0.5


class Two:
    def __index__(self):
        return 2


def quotient(a, b):
    try:
        return repr(a / b)
    except ZeroDivisionError as error:
        return repr(error)


def power(a, b):
    try:
        return repr(a ** b)
    except (ZeroDivisionError, OverflowError) as error:
        return repr(error)


def part_4(argv):
    print(complex(Point()), complex(Half()), complex(Two()), complex(Half(), Two()))
    print(quotient(1j, 0j), quotient(1 + 1j, 2j), power(0j, -1 + 0j), power(0j, 1j), power(0j, 0j))
    try:
        print(abs(complex(1e308, 1e308)))
    except OverflowError as error:
        print(error)


def main(argv):
    part_1(argv)
    part_2(argv)
    part_3(argv)
    part_4(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
