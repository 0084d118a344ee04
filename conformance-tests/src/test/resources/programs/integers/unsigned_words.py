"""Ints that are known to be from 0 to 2**64 - 1 are words without a sign, wherever they go."""
import random
import struct

M = 0xFFFFFFFFFFFFFFFF
STARTS = [0, 1, 2, 10, 2**31, 2**53 + 1, 2**63 - 1]
ENDS = [2**63, 2**63 + 1, 2**63 + 1025, 2**64 - 2**10, 2**64 - 1]


def mixed(x):
    """Something from 0 to 2**64 - 1."""
    return (x * 0x9E3779B97F4A7C15 + 0x8000000000000000) & M


def arithmetic(a, b):
    print(a + b, a - b, a * b, -a, ~a, +a, abs(a))
    print(a & b, a | b, a ^ b, a >> 1, a >> 63, a >> 64, a << 1, a >> (b & 63))
    for divisor in (b, b & 0xFF, 7, 1, 2**63, 2**64 - 1, -3):
        try:
            print(a // divisor, a % divisor, divmod(a, divisor), end=" ")
        except ZeroDivisionError as error:
            print(error, end=" ")
    print(a / 3, a / 2**64, a / 2**63, 1.5 * a, float(a), a ** 2, a == b, a != b, a < b, a <= b, a > b, a >= b)


def with_words(a, n):
    print(a == n, n == a, a != n, a < n, n < a, a >= n, n >= a, a + n, a - n, a * n, a ^ n, a | n, a & n, a == float(n), a < 1e19)


def texts(a):
    print(a, str(a), repr(a), hex(a), oct(a), bin(a), f"{a:020d} {a:x} {a:,}", "%d %x" % (a, a), "{:>22}".format(a), [a], (a, 1), {a: a})
    print(hash(a), bool(a), not a, a.bit_length(), bin(a).count("1"), a.to_bytes(8, "big"), int(a), isinstance(a, int), round(a), a.bit_count())


def index(a):
    items = [1, 2, 3]
    try:
        print(items[a], "abc"[a])
    except IndexError as error:
        print(error)
    try:
        print(chr(a))
    except (OverflowError, ValueError) as error:
        print(error)
    try:
        print("x" * a, [0] * a)
    except (OverflowError, MemoryError) as error:
        print("no room")
    print(items[:a], list(range(3))[a:])


class Holder:
    last = 0

    def __init__(self, value, other=None):
        self.value = value
        self.other = other
        self.pair = (value, other)

    def __eq__(self, other):
        return self.value == other.value

    def __hash__(self):
        return hash(self.value)


counter = 1


def count():
    global counter
    counter = (counter * 0xBF58476D1CE4E5B9) & M
    return counter


def largest(values, default=0):
    result = default
    for value in values:
        if value > result:
            result = value
    return result


def main(argv):
    values = [mixed(x) for x in STARTS] + [x & M for x in ENDS] + [x & M for x in STARTS]
    for a in values:
        texts(a)
        for b in values:
            arithmetic(a, b)
        for n in (0, 1, -1, 2**63 - 1, -2**63):
            with_words(a, n)
            print(a < n + 2**64, a == n + 2**64, a + (n + 2**64))
    for a in (0, 1, 2, 3, 2**63, 2**64 - 1):
        index(a & M)
    print(sorted(values), max(values), min(values), sum(values), largest(values), largest([mixed(3)], 7), sorted(set(values)) == sorted(values))
    found = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    print(found, 2**63 in found, 0 in found, -1 in found, mixed(2) in values, values.index(2**64 - 1), values.count(2**63))
    holder = Holder(mixed(1))
    print(holder.value, holder.other, holder.pair, Holder(mixed(1)) == holder, len({holder, Holder(mixed(1)), Holder(mixed(2))}))
    holder.other = mixed(5)
    Holder.last = mixed(6)
    print(holder.other, Holder.last, None if holder.other is None else holder.other + 1)
    print(count(), count(), counter, [count() & 7 for _ in range(5)], (count(), count() >> 1))
    print(struct.pack("<Q", mixed(1)), struct.pack(">Q", 2**64 - 1 & M), struct.unpack("<Q", struct.pack("<Q", mixed(4) >> 1)))
    random.seed(mixed(3))
    print(random.random())
    x = mixed(9)
    while x:
        x >>= 7
        print(x & 3, end=" ")
    print(x)
    choice = mixed(2) if len(argv) < 5 else -1
    print(choice, choice + 1, choice > 0)
    either = mixed(2) if len(argv) < 5 else 0.5
    print(either, either * 2)
    perhaps = mixed(2) if len(argv) < 5 else None
    print(perhaps, perhaps is None, perhaps == mixed(2))
    text = mixed(2) if len(argv) < 5 else "none"
    print(text, isinstance(text, int))
    flag = mixed(2) if len(argv) < 5 else True
    print(flag, flag == mixed(2))
    a, b = mixed(1), 5
    a, b = b, a
    print(a, b, [mixed(1), -1], {1: mixed(1), 2: -1}, (lambda v: v >> 60)(mixed(1)))
    match mixed(0):
        case 0x8000000000000000:
            print("half")
        case _:
            print("other")
    return 0


if __name__ == "__main__":
    main([])
