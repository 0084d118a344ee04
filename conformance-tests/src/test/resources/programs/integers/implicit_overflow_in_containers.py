"""Overflow raised in the middle of other work leaves containers as they were."""

LIMIT = 2**63 - 1


class Account:
    def __init__(self, balance):
        self.balance = balance
        self.history = []


def product(numbers):
    result = 1
    for n in numbers:
        result *= n
    return result


def describe(numbers):
    try:
        result = product(numbers)
    except OverflowError:
        return "too large"
    return "too large" if result > LIMIT else str(result)


def grow(table):
    try:
        for key in table:
            table[key] = table[key] * 1000003
            if table[key] > LIMIT:
                raise OverflowError
    except OverflowError:
        return key
    return "none"


def main(argv):
    print(describe([2] * 62), describe([2] * 63), describe([10] * 18), describe([10] * 19), describe([-3] * 39), describe([]))
    print(grow({"a": 1, "b": 2**60, "c": 3}), grow({"a": 5}))
    try:
        total = sum([2**62, 2**62 - 1]) - 1
        print(total)
    except OverflowError:
        print("never")
    print(abs(-2**62), -(-2**62), (-2**63) // 2, (2**62 - 1) * 2 + 1)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
