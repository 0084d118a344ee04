"""Operators that ints know and floats do not, of what may be either."""


def halved(number):
    return number >> 1


def attempt(number):
    try:
        print(number | 1, ~number, number % 4, 1 << number)
    except TypeError as e:
        print(e)


def main():
    values = [6, 2.5, True, 7]
    for value in values:
        attempt(value)
    number = 8 if len(values) > 3 else 0.5
    print(halved(number), [10, 20, 30, 40, 50, 60, 70, 80, 90][number])
    number = 8.5 if len(values) > 3 else 1
    try:
        print("abc"[number])
    except TypeError as e:
        print(e)
    try:
        number ^= 3
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
