"""Functions of complex numbers; digits are left out that the platforms' functions of real ones decide."""
import cmath
import math


def short(z):
    return '%.11g%+.11gj' % (z.real, z.imag)


def attempt(f, z):
    try:
        print(short(f(z)))
    except (ValueError, OverflowError) as error:
        print(type(error).__name__, error)


def main():
    points = [0j, 1 + 0j, -1 + 0j, 1j, -1j, 3 + 4j, -3 + 4j, -3 - 4j, 0.5 - 0.25j, 1e-320 + 1e-322j, 1e300 - 1e300j, complex(-4.0, -0.0), 2.5, 7, 1e-8 + 1j]
    for z in points:
        size, angle = cmath.polar(z)
        print(short(cmath.sqrt(z)), '%.11g %.11g' % (size, angle), cmath.phase(z) == angle)
    for z in points:
        for f in [cmath.log, cmath.log10, cmath.exp]:
            attempt(f, z)
    for z in [0j, 1 + 2j, -1.5 + 0.5j, 0.1 - 3j, 700 + 1j, 2, 1.25]:
        for f in [cmath.sin, cmath.cos, cmath.tan, cmath.sinh, cmath.cosh, cmath.tanh]:
            attempt(f, z)
    attempt(cmath.exp, 710 + 1j)
    attempt(cmath.exp, 709.5 + 1j)
    print(short(cmath.rect(2, math.pi / 3)), cmath.rect(1, 0.0), short(cmath.rect(-1.5, -2)), short(cmath.log(8, 2)))
    print(cmath.isclose(1 + 1e-10j, 1), cmath.isclose(1j, 2j), cmath.isclose(0, 1e-5j, abs_tol=1e-4))
    print(cmath.isnan(complex(0, math.nan)), cmath.isinf(complex(math.inf, 0)), cmath.isfinite(3))
    print(cmath.pi, cmath.e, cmath.tau, cmath.infj)
    a, b, c = 1, 2, 5
    d = cmath.sqrt(b * b - 4 * a * c)
    print((-b + d) / (2 * a), (-b - d) / (2 * a), abs(cmath.exp(1j * math.pi) + 1) < 1e-15)


if __name__ == '__main__':
    main()
