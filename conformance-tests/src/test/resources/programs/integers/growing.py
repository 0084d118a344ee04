"""Numbers that grow in proportion to themselves have no bounds, in the ways that people write them; counts, indexes and remainders are words beside them."""

import math
from functools import reduce, lru_cache

def factorial(n):
    result = 1
    for i in range(1, n + 1):
        result *= i
    return result

def rfact(n):
    return 1 if n <= 1 else n * rfact(n - 1)

def fib(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a

memo = {}
def mfib(n):
    if n in memo:
        return memo[n]
    if n < 2:
        r = n
    else:
        r = mfib(n - 1) + mfib(n - 2)
    memo[n] = r
    return r

@lru_cache(None)
def cfib(n):
    return n if n < 2 else cfib(n - 1) + cfib(n - 2)

def power(b, e):
    result = 1
    while e > 0:
        if e & 1:
            result *= b
        b *= b
        e >>= 1
    return result

def search(xs, x):
    lo, hi = 0, len(xs) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if xs[mid] == x: return mid
        if xs[mid] < x: lo = mid + 1
        else: hi = mid - 1
    return -1

def sift(h):
    i = 0
    while 2 * i + 1 < len(h):
        c = 2 * i + 1
        if c + 1 < len(h) and h[c + 1] < h[c]: c = c + 1
        if h[c] < h[i]: h[c], h[i] = h[i], h[c]
        i = c

def lcg(seed, n):
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2147483648
    return seed

def h(s):
    x = 7
    for c in s: x = (x * 31 + ord(c)) & 0xFFFFFFFF
    return x

def modpow(b, e, m):
    r = 1
    while e > 0:
        if e % 2: r = r * b % m
        b = b * b % m
        e //= 2
    return r

def paths(n):
    row = [1] * n
    for _ in range(n - 1):
        for j in range(1, n):
            row[j] += row[j - 1]
    return row[-1]

def floyd(d):
    n = len(d)
    for k in range(n):
        for i in range(n):
            for j in range(n):
                nd = d[i][k] + d[k][j]
                if nd < d[i][j]: d[i][j] = nd
    return d

def floyd2(d):
    n = len(d)
    for k in range(n):
        for i in range(n):
            for j in range(n):
                d[i][j] = min(d[i][j], d[i][k] + d[k][j])
    return d

def log2floor(n):
    p, k = 1, 0
    while p * 2 <= n:
        p *= 2
        k += 1
    return k

class Matrix:
    def __init__(self, a, b, c, d):
        self.a, self.b, self.c, self.d = a, b, c, d
    def __mul__(self, o):
        return Matrix(self.a*o.a + self.b*o.c, self.a*o.b+self.b*o.d, self.c*o.a+self.d*o.c, self.c*o.b+self.d*o.d)

def mfibo(n):
    r, m = Matrix(1, 0, 0, 1), Matrix(1, 1, 1, 0)
    for _ in range(n): r = r * m
    return r.b

def dots(a, b):
    t = 0
    for x, y in zip(a, b): t += x * y
    return t

def gen():
    a, b = 1, 1
    while True:
        yield a
        a, b = b, a + b

def first(n):
    out = []
    for x in gen():
        out.append(x)
        if len(out) == n: return out

def pascal(n):
    rows = [[1]]
    for i in range(n):
        prev = rows[-1]
        rows.append([1] + [prev[j] + prev[j+1] for j in range(len(prev) - 1)] + [1])
    return rows[-1][n // 2]


class Account:
    def __init__(self, cents):
        self.cents = cents

    def with_interest(self, years):
        for _ in range(years):
            self.cents += self.cents * 2
        return self.cents


class Point:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return self.x == other.x

    def __hash__(self):
        result = 17
        for _ in range(30):
            result = result * 31 + self.x
        return result


def pollard(n):
    x = y = 2
    d = 1
    while d == 1:
        x = (x * x + 1) % n
        y = (y * y + 1) % n
        y = (y * y + 1) % n
        d = math.gcd(abs(x - y), n)
    return d


def shifted(data):
    value = 0
    for byte in data:
        value = value << 8 | byte
    return value


def reversed_digits(n):
    result = 0
    while n > 0:
        result = result * 10 + n % 10
        n //= 10
    return result


def collatz(n):
    highest = n
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        highest = max(highest, n)
    return highest


def main():
    print(factorial(25), rfact(30), fib(100), mfib(120), cfib(130), power(3, 60))
    print(search([1, 3, 5], 3), lcg(1, 5), h("hello"), modpow(3, 200, 1000007), paths(40))
    hh = [5, 2, 3, 1]
    sift(hh)
    print(hh)
    print(floyd([[0, 3, 9], [1, 0, 2], [4, 5, 0]]), floyd2([[0, 3, 9], [1, 0, 2], [4, 5, 0]]), log2floor(1000))
    print(mfibo(100), dots([1, 2], [3, 4]), first(95)[-1], pascal(70), reduce(lambda a, b: a * b, range(1, 30)))
    print(math.factorial(25), math.prod(range(1, 26)), 2 ** hh[0] ** 3, [7 ** i for i in range(20, 25)], sum(range(10)))
    print(Account(100).with_interest(60), hash(Point(3)), {Point(1): "one"}[Point(1)], pollard(1000000016000000063))
    print(shifted(b"a long message of bytes"), reversed_digits(9007199254740993), collatz(113383), (-1) ** 7, 2 ** -1)


if __name__ == "__main__":
    main()
