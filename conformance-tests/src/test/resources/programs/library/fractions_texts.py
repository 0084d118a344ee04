"""Fractions of texts and of floats, and as formatted text."""
from fractions import Fraction as F


def main():
    for spec in ('.3f', '10.2f', '<10.2f', '^+10.1f', '=10.1f', '010.2f', '012,.2f', '_.0f', '#.0f', 'e', '.0e', 'E', 'g', 'G', '.3g', '#.3g', '%', '.1%', 'z.0f', ' .2f', '*^20.5g', '', 'x', '10', '>010f', '005f', '.2'):
        for n in (F(0), F(1, 3), F(-1, 3), F(123456789, 7), F(-1, 123456789), F(999999999, 10), F(5, 2), F(-1, 1000)):
            try:
                print(spec, n, '[' + format(n, spec) + ']')
            except ValueError as e:
                print(e)
    for text in ('3/4', ' 3 / 4 ', '1.5', '-1.5e3', '1e-5', '.5', '5.', '.', '', '1/', '1 /2', '1_000.5_0', '1__0', '+3', '- 3', '1e', '1/2.5', 'nan', '1e5/3', '3/-4', '0/5', '１/２', '1_', '1._5', '0x10', '1/0', '-7/0'):
        try:
            print(repr(F(text)))
        except (ValueError, ZeroDivisionError) as e:
            print(type(e).__name__, e)
    for x in (0.1, -0.5, 1e300, 5e-324, 0.0, -0.0, 3.0, 1e16, 2.0 ** 64, 1.7976931348623157e308):
        print(F(x), F(x) == x, hash(F(x)) == hash(x), F(x) + 1 > x, float(F(x)))
    for x in (float('nan'), float('inf')):
        try:
            print(F(x))
        except (ValueError, OverflowError) as e:
            print(type(e).__name__, e)


if __name__ == "__main__":
    main()
