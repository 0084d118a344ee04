"""Formats, rounding and texts of extreme floats, and mathematics with its errors."""

import math


def main(argv):
    n = len(argv)
    for f in [5e-324, 1e-323, 2.2250738585072014e-308, 1.7976931348623157e308, 1e16, 1e15, 123456789012345680.0, 0.1, 1e-5, 0.0001, -0.0, 100.0, 1e22, 1e23, 9007199254740993.0, 2.5, 0.5, 1.5, float("inf"), float("nan"), 1 / 3]:
        f = f * n
        print(repr(f), str(f), format(f, ".3g"), format(f, "e"), format(f, ".0f"), format(f, "g"), format(f, ".0e"), format(f, "%"), format(f, "10.2f"), format(f, "+.1f"), format(f, "#.3g"), format(f, "08.2f"), format(f, ",.2f"), "%e %g %.3g %f %10.3e" % (f, f, f, f, f))
    for f in [0.5, 1.5, 2.5, -0.5, 2.675, 1.005, 1234.5678, 1e22, -1.5, 0.05, 5e-324]:
        for d in [0, 1, 2, 3, -1, -2, 400, -400]:
            print(f, d, round(f, d))
        if abs(f) < 1e18:
            print(round(f))
    print(math.isclose(1.0, 1.0 + 1e-10), math.isclose(0.0, 1e-10), math.isclose(0.0, 1e-10, abs_tol=1e-9), math.isclose(1.0, 1.1, rel_tol=0.1), math.isclose(float("inf"), float("inf")))
    print(math.fsum([0.1] * 10), math.fsum([1e100, 1.0, -1e100]), math.prod([1, 2, 3, 4]), math.prod([1.5, 2.0]), math.prod([2, 3], start=4), sum([0.1] * 10), sum([0.1, 0.2, 0.3]))
    print(math.comb(5, 2), math.comb(5, 6), math.perm(5, 2), math.perm(5), math.gcd(12, 18), math.gcd(-12, 18), math.gcd(), math.gcd(0, 0), math.lcm(4, 6), math.lcm(0, 3), math.lcm(), math.isqrt(17), math.isqrt(2**62))
    for bad in [lambda: math.comb(-n, 2), lambda: math.isqrt(-n), lambda: math.sqrt(-n), lambda: math.log(0 * n), lambda: math.exp(1000.0 * n), lambda: math.factorial(-n), lambda: math.pow(0.0, -1.0 * n), lambda: math.fmod(1.0, 0.0 * n), lambda: math.acos(2.0 * n), lambda: math.log(-1.0 * n)]:
        try:
            print(bad())
        except (ValueError, OverflowError) as e:
            print(type(e).__name__, e)
    print(math.log(8, 2), math.log2(8), math.log10(1000), math.log(2**62), math.hypot(3, 4), math.hypot(1, 2, 3), math.dist([1, 2], [4, 6]), math.copysign(1, -0.0), math.modf(-2.5), math.frexp(10.0), math.ldexp(0.5, 4), math.trunc(-2.7), math.cbrt(27.0), math.remainder(5, 3), math.degrees(math.pi), math.e, math.tau, math.inf, math.nan)
    for t in ["1.5", " 1e3 ", "inf", "-Infinity", "nan", "1_0.5", "1__0", ".5", "5.", ".", "1e", "0x1", "1e400", "-1e-400", "+.5e-1", "", "1 2", "infinit", "\u0661.5"]:
        try:
            print(repr(t), float(t))
        except ValueError as e:
            print(repr(t), e)
    print((12.5 * n).hex(), (2.5 * n).as_integer_ratio(), (0.1 * n).is_integer(), 1e308 * 10 * n, -7.5 // 2, -7.5 % 2, 7.5 % -2, divmod(-7.5, 2.0), 0.0 == -0.0, 7 // 2.0, -7 % 3.0, 2 ** -1, 2.0 ** 0.5, (-8.0) ** 2)
    for bad2 in [lambda: 1.0 / (n - 1), lambda: 1.0 % (n - 1), lambda: 1.0 // (n - 1), lambda: 0.0 ** -n, lambda: 10.0 ** (400 * n)]:
        try:
            print(bad2())
        except (ZeroDivisionError, OverflowError) as e:
            print(type(e).__name__, e)
    print(min(1.0, 2), max(1, 2.0), max(float("nan"), 1.0), min([3.5, 2.5]), sorted([3, 1.5, 2]), 1 < 1.5 < 2, 10**18 + n == 1e18, abs(-0.0), +(-0.0))
    print(f"{1234567.891:,.2f} {1e10:_.0f} {0.000123:.2e} {255:#x} {255:08b} {-5:=+6d}|{5:^7}|{'s':>4}|{3.0} {1e100} {12345.678:.3} {n:03d} {n:+} {n: d} {1234567:,} {1234567:_} {0xfff:_x}")
    return 0


if __name__ == "__main__":
    main(["program"])
