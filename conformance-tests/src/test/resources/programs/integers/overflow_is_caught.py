"""A result that needs more than 64 bits raises OverflowError; Python goes on, so both ways end in the same print."""

LARGEST = 2**63 - 1
SMALLEST = -2**63


def fits(value):
    return SMALLEST <= value <= LARGEST


def attempt(name, function, a, b):
    try:
        result = function(a, b)
        if fits(result):
            print(name, a, b, result)
            return
    except OverflowError:
        pass
    print(name, a, b, "too large")


def main(argv):
    attempt("+", lambda a, b: a + b, LARGEST, 1)
    attempt("+", lambda a, b: a + b, LARGEST, -1)
    attempt("+", lambda a, b: a + b, SMALLEST, -1)
    attempt("-", lambda a, b: a - b, SMALLEST, 1)
    attempt("-", lambda a, b: a - b, 0, SMALLEST)
    attempt("-", lambda a, b: a - b, -1, SMALLEST)
    attempt("*", lambda a, b: a * b, 2**32, 2**31)
    attempt("*", lambda a, b: a * b, -2**32, 2**31)
    attempt("*", lambda a, b: a * b, SMALLEST, -1)
    attempt("*", lambda a, b: a * b, 3037000499, 3037000499)
    attempt("*", lambda a, b: a * b, 3037000500, 3037000500)
    attempt("<<", lambda a, b: a << b, 1, 62)
    attempt("<<", lambda a, b: a << b, 1, 63)
    attempt("<<", lambda a, b: a << b, -1, 63)
    attempt("//", lambda a, b: a // b, SMALLEST, -1)
    attempt("**", lambda a, b: a ** b, 3, 39)
    attempt("**", lambda a, b: a ** b, 3, 40)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
