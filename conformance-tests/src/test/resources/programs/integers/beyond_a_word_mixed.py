"""Ints beyond a word in containers, attributes, arguments and tables, beside words and None."""
import math
TABLE = [1, 2**64, -5]
BY_NAME = {"a": 2**63, "b": 7}
PAIR = (10**20, 5)
POWERS = [10**i for i in range(30)]


class Holder:
    limit = -2**63 - 1

    def __init__(self, value):
        self.value = value


HOLDER = Holder(10**20)


HUNDRED = [10**2, 2**64]
ONE = 2**64


def twice(x):
    return x + x


def factorial(n):
    result = ONE // HUNDRED[1]
    for i in range(2, n + 1):
        result *= i
    return result


def perhaps(flag):
    if flag:
        return 10**25
    return None


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def main(argv):
    n = len(argv)
    print(TABLE, TABLE[n], BY_NAME, BY_NAME["a"], PAIR, PAIR[0] + PAIR[1], HOLDER.value, Holder.limit, POWERS[29])
    print(twice(3), twice(10**20), factorial(30), factorial(5), factorial(100))
    holder = Holder(5)
    print(holder.value + 1, HOLDER.value - 1)
    holder.value = n
    print(holder.value)
    items = [n, 3]
    items.append(2**80)
    items[0] = 2**81
    print(items, 2**80 in items, 3 in items, items.index(3), items.count(2**80), len(items))
    counts = {}
    for x in [2**70, 5, 2**70, 2**71, 5]:
        counts[x] = counts.get(x, 0) + 1
    print(counts, 2**70 in counts, 5 in counts, counts[5])
    found = {2**70, 1, 2**70 + 1, 1}
    print(sorted(found), len(found))
    value = perhaps(n == 1)
    if value is None:
        print("none")
    else:
        print(value + 1)
    print(perhaps(n > 5), perhaps(n > 5) is None)
    x = None
    if n:
        x = 2**90
    print(x)
    print(isinstance(2**90 * n, int), type(2**90 * n).__name__, isinstance(2**90 * n, float))
    print((2**90, "a") < (2**90 + 1, "a"), (2**90, 1) == (2**90 * n, 1), [2**90] == [2**90 * n])
    print(gcd(2**90, 6**40), math.gcd(2**90, 6**40, 10**30), math.lcm(2**70, 10**12), math.isqrt(10**41))
    print(math.factorial(20) * 10**20, math.comb(10**20, 3), math.perm(10**20, 3), math.sqrt(10**40), math.log10(10**30))
    print("abcdef"[HUNDRED[0] // HUNDRED[0]], [10, 20, 30][HUNDRED[1] % 3], "ab" * (HUNDRED[1] // 2**63))
    for i in range(HUNDRED[1] - 2**64 + 3):
        print(i, end=" ")
    print()
    print((2**70).to_bytes(10, "big"), (-2**70).to_bytes(12, "little", signed=True))
    a, b = divmod(10**30, 7)
    print(a, b)
    match 2**70 * n:
        case 1180591620717411303424:
            print("matched")
        case _:
            print("not matched")
    total = 0
    for power in POWERS:
        total += power
    print(total)
    print(list(map(str, [2**65, 3])), [x % 10 for x in POWERS[:3]], max(POWERS), any([2**70 - 2**64 * n * 64]))
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
