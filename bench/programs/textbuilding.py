"""Building text: tables by f-strings, joins, justification and repetition; Roman numbers, a cipher, and runs.

    textbuilding.py [ROUNDS [ROWS]]
"""

import sys

ROMAN = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
         (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " \
       "seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def roman(number):
    text = ""
    for value, sign in ROMAN:
        while number >= value:
            text += sign
            number -= value
    return text


def spoken(number):
    if number < 20:
        return ONES[number]
    if number < 100:
        rest = number % 10
        return TENS[number // 10 - 2] + ("-" + ONES[rest] if rest else "")
    if number < 1000:
        rest = number % 100
        return ONES[number // 100] + " hundred" + (" and " + spoken(rest) if rest else "")
    rest = number % 1000
    return spoken(number // 1000) + " thousand" + (" " + spoken(rest) if rest else "")


def shifted(text, shift):
    result = []
    for character in text:
        if "a" <= character <= "z":
            result.append(chr((ord(character) - ord("a") + shift) % 26 + ord("a")))
        else:
            result.append(character)
    return "".join(result)


def run_lengths(text):
    parts = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        parts.append(text[i] if j - i == 1 else f"{j - i}{text[i]}")
        i = j
    return "".join(parts)


def table(rows):
    lines = ["number".ljust(8) + "roman".center(20) + "share".rjust(10)]
    lines.append("-" * 38)
    for number in range(1, rows + 1):
        lines.append(f"{number:<8}{roman(number):^20}{number / rows:>10.4f}")
    return "\n".join(lines)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 90
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    length = 0
    last = ""
    for i in range(rounds):
        text = table(rows)
        length += len(text)
        words = [spoken(number * 7 + i) for number in range(rows)]
        secret = shifted(", ".join(words), i % 26)
        length += len(secret)
        if shifted(secret, -i) != ", ".join(words):
            print("the text differs")
        bits = "".join([format(number, "b") for number in range(rows)])
        length += len(run_lengths(bits))
        last = words[-1].title() + " " + run_lengths(bits[:30]) + " " + text.split("\n")[-1].upper()
    print(length, last)


if __name__ == "__main__":
    main()

# bench rounds: 90
