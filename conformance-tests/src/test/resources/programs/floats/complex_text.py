"""Complex numbers as text: repr, formats, and read from text."""

def part_1(argv):
    inf = float("inf"); nan = float("nan")
    for re in (0.0, -0.0, 1.0, inf, -inf, nan, 1e300, 1.5):
        for im in (0.0, -0.0, 1.0, -1.0, inf, -inf, nan, 1e-5):
            z = complex(re, im)
            print(z, -z, z == z, z.conjugate())


def attempt(s):
    try:
        print(repr(s), complex(s))
    except ValueError as e:
        print(repr(s), "ValueError", e)


def part_2(argv):
    for s in ["1", "1j", "1+2j", "(1+2j)", " 1+2j ", "( 1+2j )", "1 + 2j", "j", "-j", "+j", "1+j", "1-j", "inf", "nanj", "infj", "-inf-nanj", "1e5j", "1e5-1e-5j", "", " ", "1+", "1+2", "abc", "1_0+2_0j", "1__0j", "1J", "(1", "1)", "()", "((1))", ".5j", "5.j", ".j", "1j+1", "1+2jj", "\u0661+2j", "1.e", "--1", "+-1j", "1+-2j","\0", "infinity", "Infinityj", "1e400", "\xa01\xa0"]:
        attempt(s)


def part_3(argv):
    z = complex(1.5, -2)
    for spec in ["", ".2f", "10.3f", ">20", "<20", "^20", "e", ".3e", "g", ".3g", "+", " ", "+.2f", "*^30.1f", ",", ",.2f", "20", ".3", "G", "E", "F", "#", "#g", "n"]:
        try:
            print(repr(spec), "[" + format(z, spec) + "]", "[" + format(complex(0, 1234567), spec) + "]", "[" + format(complex(-0.0, float("nan")), spec) + "]")
        except ValueError as e:
            print(repr(spec), e)
    for spec in ["d", "=20", "020", "s", "x", "%", "0>20"]:
        try:
            print(repr(spec), "[" + format(z, spec) + "]")
        except ValueError as e:
            print(repr(spec), e)
    print(f"{z:.1f} {z!r:>20} {z:>15}", "{:.2f}".format(z), "{0.real:.2f} {0.imag}".format(z))


def main(argv):
    part_1(argv)
    part_2(argv)
    part_3(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
