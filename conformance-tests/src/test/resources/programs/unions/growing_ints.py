"""Ints that outgrow a word where they share a place with other kinds."""

from functools import reduce
import operator


class V:
    def __init__(self, x):
        self.x = x

    def __mul__(self, other):
        return V(self.x * other)

    def __str__(self):
        return "V%s" % self.x


def power(a, n):
    result = a
    for _ in range(n):
        result = result * 1000
    return result


def grow(x, n):
    while n:
        x *= 7
        n -= 1
    return x


def fib(n, a, b):
    for _ in range(n):
        a, b = b, a + b
    return a


def shift(values, n):
    total = values[0]
    for i in range(n):
        if isinstance(total, int):
            total = total << 5
    return total


def main():
    for value in [3, 2.5, True]:
        print(power(value, 12))
    for value in [3, "ab", 2.5, [1]]:
        print(grow(value, 2))
    print(grow(5, 30), grow(2.0, 30))
    print(fib(100, 0, 1), fib(5, "a", "b"), fib(100, 0.0, 1))
    print(shift([1, "x"], 20))
    print(power(V(2), 10).x, power(V(2.5), 2))
    data = {"n": 1, "s": "x", "l": [1, 2]}
    for i in range(1, 26):
        data["n"] = data["n"] * i
    print(data)
    data["n"] **= 3
    print(data["n"], -data["n"], data["n"] > 5, data["n"] == 25, data["n"] // 10 ** 50, data["n"] % 97)
    print({data["n"]: 1}[data["n"]])
    print(reduce(operator.mul, [10 ** 9, 10 ** 9, 10 ** 9], 1), reduce(operator.mul, [2.5, 10 ** 9, 10 ** 9], 1))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
