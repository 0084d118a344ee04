"""Complex numbers."""

def mandelbrot(c):
    z = 0j
    for i in range(30):
        if abs(z) > 2:
            return i
        z = z * z + c
    return 30

def show(action):
    try:
        print(action())
    except (ZeroDivisionError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)

def main(argv):
    n = len(argv)
    z = 1 + 2j
    print(z, repr(z), z * z, z + 1, 1 + z, z - 1.5, 2 - z, z / (1 - 1j), 1 / z, -z, +z, z ** 2, z ** -1, z ** 0, z ** 0.5, 2 ** z, z ** z)
    print(2j, abs(3 + 4j), z.real, z.imag, z.conjugate())
    print(z == 1 + 2j, z != 2j, z == 1, 2 + 0j == 2, hash(z) == hash(1 + 2j), hash(2 + 0j) == hash(2), hash(z), bool(0j), bool(z), not 0j)
    a = complex(1, 2)
    b = complex(n, 0.5)
    print(a * b, f"{a}", "%s" % b, str(a), [a, b], {a: n}, complex(), complex(2.5), complex(1j, 2j), complex(a))
    print(-0.0 + 0j, complex(-0.0, -1.0), complex(0.0, float("nan")), complex(1e16, float("-inf")), complex(1e-7, 123456789.0))
    print(isinstance(a, complex), type(a), type(a).__name__, a in [b, a], (a, n) == (complex(1, 2), 1))
    zs = [3 + 4j, 1j, complex(n)]
    print(sorted(zs, key=abs), max(zs, key=lambda w: w.imag), sum(zs, 0j))
    z += 1
    z *= 2j
    z -= n
    z /= 2
    print(z)
    show(lambda: a / (0j * n))
    show(lambda: 0j ** -b)
    show(lambda: abs(complex(1e308 * n, 1e308)) > 0)
    for y in range(-10, 11, 2):
        print("".join("#" if mandelbrot(complex(x / 20, y / 10)) == 30 else "." for x in range(-40, 21, 2)))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
