"""int, float and bool in one variable, attribute, list, dict: each prints as what it is."""

def mean(xs):
    total = 0
    for x in xs:
        total += x
    return total / len(xs)

class Account:
    def __init__(self, balance=0):
        self.balance = balance
    def add(self, amount):
        self.balance += amount

def scale(x, k):
    return x * k

def kind(x):
    if isinstance(x, bool):
        return "bool"
    if isinstance(x, int):
        return "int"
    return "float"

def main(argv):
    n = len(argv)
    print(mean([1.5, 2.5]), mean([1, 2, 4]))
    a = Account()
    a.add(5)
    print(a.balance)
    a.add(2.5)
    print(a.balance, a.balance + 1, a.balance * 2, -a.balance, abs(a.balance))
    mixed = [1, 2.5, True, -3, 1e300, 0.0, -0.0, float("nan"), float("inf")]
    print(mixed)
    for m in mixed:
        print(kind(m), m, m + 1, m * 2, m > 1, m == 1, bool(m), f"{m:.2f}", "%.1f|%s|%r" % (m, m, m), str(m))
    print(sorted([3, 1.5, 2, -1.0, 7]), max(3, 2.5), min([4, 2.5, 1]), sum([1, 2.5, 3]))
    print(sum([x * 0.5 for x in range(n // 5)]), sum([0.1] * 10), sum([1.5, 2.5], 1), sum([1, 2], 0.5))
    x = 0 if n > 10 else 1.5
    y = 7 if n < 10 else 0.5
    print(x, y, x + y, x - y, x * y, x / y, y // 2, y % 4, y ** 2, x ** 2, y // x, divmod(y, 2))
    print(round(x), round(y), int(x), float(y), round(x, 1), round(y, 1), abs(x - 4))
    d = {1: "a", 2.5: "b"}
    print(d, d[1], d[2.5], d[1.0], 1 in d, 3 in d)
    d[x] = "c"
    print(d)
    print(x == 1.5, y == 7, y == 7.0, x < y, y >= 7, x != y, x is None)
    z = None if n > 5 else y
    print(z)
    if z is not None:
        print(z + 1)
    t = (x, y)
    print(t, t == (1.5, 7), hash(y) == hash(7), hash(x) == hash(1.5), {x, y, 7.0, 7})
    print(scale(2, 3), scale(1.5, 2), scale(x, y))
    try:
        print(y / (x - 1.5))
    except ZeroDivisionError as e:
        print(e)
    flag = True if n < 3 else 2
    print(flag, flag + 1, not flag, flag == 1)
    print(x and y, x or y, y if x else 0)
    acc = 0
    for i in range(5):
        acc += i * 0.25
    print(acc, "{:8.3f}|{}|{:>5}".format(acc, acc, y), format(y, "05"), f"{y:3d}" if isinstance(y, int) else "")


if __name__ == '__main__':
    main(['program'])
