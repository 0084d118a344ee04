"""Every division by zero is a ZeroDivisionError with Python's own words."""


def attempt(a, b):
    try:
        print(a // b)
    except ZeroDivisionError as error:
        print("//:", error)
    try:
        print(a % b)
    except ZeroDivisionError as error:
        print("%:", error)
    try:
        print(divmod(a, b))
    except ZeroDivisionError as error:
        print("divmod:", error)
    try:
        print(a / b)
    except ZeroDivisionError as error:
        print("/:", error)


def float_attempt(a, b):
    try:
        print(a / b)
    except ZeroDivisionError as error:
        print("float /:", error)
    try:
        print(a // b)
    except ZeroDivisionError as error:
        print("float //:", error)
    try:
        print(a % b)
    except ZeroDivisionError as error:
        print("float %:", error)


def main(argv):
    attempt(5, 0)
    attempt(-5, 2)
    attempt(0, 0)
    float_attempt(1.5, 0.0)
    float_attempt(-1.5, -0.0)
    float_attempt(7.5, 2.0)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
