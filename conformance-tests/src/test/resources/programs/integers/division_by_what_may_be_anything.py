"""Floor division and remainders where neither operand is known: all signs, and the ends of the range."""


def both(a, b):
    try:
        quotient = a // b
    except ZeroDivisionError as error:
        print(error)
        quotient = -99
    try:
        remainder = a % b
    except ZeroDivisionError as error:
        print(error)
        remainder = -97
    return quotient, remainder


def of_what_is_not_negative(items, divisor):
    total = 0
    for i in range(len(items)):
        total += i // divisor + i % divisor * 3 + len(items) % divisor
    return total


def by_lengths(numbers, items):
    return [number // len(items) * 10 + number % len(items) for number in numbers]


def main(argv):
    least = -9223372036854775807 - len(argv[:0]) - 1
    numbers = [0, 1, -1, 2, -2, 7, -7, 8, -8, 9223372036854775807, least, least + 1]
    for a in numbers:
        # But for the one quotient that does not fit in a word.
        print(a, [both(a, b) for b in numbers if a != least or b != -1])
    print(of_what_is_not_negative([1] * 10, 3), of_what_is_not_negative([1] * 10, -3))
    print(by_lengths([-7, 7, 0, -1, 20], [1, 2, 3]))
    try:
        print(by_lengths([1], []))
    except ZeroDivisionError as error:
        print("by nothing:", error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
