"""Shifts, bits and lengths of ints that outgrow a word, near where they do."""


def edges():
    numbers = [0, 1, 2, 3, 5]
    for exponent in (30, 31, 61, 62, 63, 64, 65):
        power = 1
        for _ in range(exponent):
            power *= 2
        numbers += [power - 1, power, power + 1]
    return numbers + [-number for number in numbers]


def main():
    for number in edges():
        print(number, number.bit_length(), number.bit_count())
        for count in (0, 1, 2, 31, 60, 61, 62, 63, 64, 65):
            print(count, number << count, number >> count, (number << count) >> count == number)
        print(number & 0xFFFFFFFF, (number ^ 5) & 0xFF, ~number & 0xFFFF)
    for digit in range(1, 70, 3):
        mask = 1 << digit - 1
        print(mask, mask & -mask, mask.bit_length())
    for count in (-1, -63):
        try:
            print(edges()[8] << count)
        except ValueError as error:
            print(error)
        try:
            print(edges()[8] >> count)
        except ValueError as error:
            print(error)
    for word in (0, 1, -1, 255, 256, 65535, 65536, 4294967295, 4294967296, 9223372036854775807, -9223372036854775807):
        print(word.bit_length(), word.bit_count())


if __name__ == "__main__":
    main()
