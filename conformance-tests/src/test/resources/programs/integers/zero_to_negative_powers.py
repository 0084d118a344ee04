"""Zero to a negative power raises whatever the type of the result would be."""


def power(base, exponent):
    try:
        return base ** exponent
    except ZeroDivisionError as e:
        return "zero: " + str(e)
def main():
    for base in (0, 2, 3):
        for exponent in (0, 1, 5):
            print(power(base, exponent))
    print(power(0, -1), power(0, -3))
    big = 2 ** 70
    print(power(big - big, -2), power(big, 2))


if __name__ == "__main__":
    main()
