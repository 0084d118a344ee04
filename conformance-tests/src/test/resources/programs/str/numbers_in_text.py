"""Building and parsing tables of numbers as text."""


def to_roman(n):
    result = ""
    for value, letters in ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
                           (5, "V"), (4, "IV"), (1, "I")):
        while n >= value:
            result += letters
            n -= value
    return result


def in_base(n, base):
    if n == 0:
        return "0"
    digits = ""
    negative = n < 0
    n = abs(n)
    while n:
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[n % base] + digits
        n //= base
    return "-" + digits if negative else digits


def parse_csv(text):
    rows = []
    for line in text.strip().split("\n"):
        fields = []
        field = ""
        quoted = False
        for c in line:
            if c == '"':
                quoted = not quoted
            elif c == "," and not quoted:
                fields.append(field)
                field = ""
            else:
                field += c
        fields.append(field)
        rows.append(fields)
    return rows


def main(argv):
    print([to_roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024)])
    print(in_base(255, 16), in_base(-10, 2), in_base(0, 7), in_base(2**62, 36), int(in_base(12345, 7), 7))
    rows = parse_csv('name,"quoted, comma",3\na,,b\n')
    print(rows)
    widths = [max([len(row[i]) for row in rows]) for i in range(3)]
    for row in rows:
        print("|".join([cell.ljust(width) for cell, width in zip(row, widths)]))
    print("\n".join([" ".join([f"{i * j:3}" for j in range(1, 6)]) for i in range(1, 4)]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))


