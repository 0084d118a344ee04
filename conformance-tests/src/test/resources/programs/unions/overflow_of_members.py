"""What is computed of an int among other kinds raises OverflowError beyond 64 bits; Python goes on, so both ways end in the same print."""

LARGEST = 2**63 - 1
SMALLEST = -2**63


def fits(value):
    return not isinstance(value, int) or SMALLEST <= value <= LARGEST


def attempt(name, function, a, b):
    try:
        result = function(a, b)
        if fits(result):
            print(name, a, b, result)
            return
    except OverflowError:
        pass
    except TypeError as error:
        print(name, error)
        return
    print(name, a, b, "too large")


def augmented(a, b):
    a += b
    return a


def main(argv):
    values = ["a", [1], None, LARGEST, SMALLEST, 1, -1, 2**32]
    for a in values:
        for b in values:
            attempt("+", lambda x, y: x + y, a, b)
            attempt("-", lambda x, y: x - y, a, b)
            if not (isinstance(a, int) and isinstance(b, (str, list)) or isinstance(b, int) and isinstance(a, (str, list))):
                attempt("*", lambda x, y: x * y, a, b)
            attempt("+=", augmented, a, b)
            attempt("//", lambda x, y: x // y, a, b)
        attempt("neg", lambda x, y: -x, a, 0)
    product = values[5]
    for i in range(1, 25):
        values.append(i)
        try:
            product = product * values[-1]
        except OverflowError:
            product = 0
        if not fits(product):
            product = 0
    print(product)
    return 0


if __name__ == "__main__":
    main([])
