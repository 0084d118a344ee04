"""Quotients of floats whose divisor is infinite, computed in advance or when the program runs."""


def basics(argv):
    x = float('-inf')
    y = 1e-05
    print(y // x)
    print(1e-05 // x)
    z = 1e-05 // float('-inf')
    print(z)



def folded():
    print(divmod(1e-05, float("-inf")), 1e-05 % float("-inf"), -5.0 // float("inf"), 7.5 // -2, 7 // 2.0, 1e300 // 1e-10 > 0, divmod(-1e-320, 3.0))


def main():
    basics([])
    folded()


if __name__ == "__main__":
    main()
