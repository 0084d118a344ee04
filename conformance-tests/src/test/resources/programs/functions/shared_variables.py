"""Closures, comprehensions, unpacking and augmented assignment."""


def closure(n):
    def add(x, by=2, *, key=n):
        return x + by + n + key
    n += 1
    return add(1) + add(1, 5) + add(1, 2, key=4) + (lambda q: q * n)(2)

def counter(n):
    count = 0
    def step():
        nonlocal count
        count += n
        return count
    a = step()
    b = step()
    return a, b, count

def lambdas(n):
    functions = []
    for i in range(n):
        functions.append(lambda: i)
    return [f() for f in functions]

def defaults(n):
    functions = []
    for i in range(n):
        functions.append(lambda i=i: i)
    return [f() for f in functions]

def factorial(n):
    def inner(k):
        return 1 if k < 2 else k * inner(k - 1)
    return inner(n)

def deep(n):
    def outer():
        m = n + 1
        def inner():
            nonlocal m
            m += n
            return m
        return inner
    f = outer()
    return f(), f(), outer()()

def twice(function):
    def wrapper(x):
        return function(x) + function(x)
    return wrapper

@twice
def decorated(n):
    print("called", n)
    return n

def make_counter():
    value = 10
    def increment(by):
        nonlocal value
        value += by
        return value
    def get():
        return value
    return increment, get

increment, get = make_counter()

def make_adder(n):
    def adder(x):
        return x + n
    return adder

add5 = make_adder(5)
adders = [make_adder(k) for k in range(3)]

counter_global = 0

def bump(n):
    global counter_global
    counter_global += n
    return counter_global

def comprehensions(items):
    x = 100
    a = [x * 2 for x in items if x % 2]
    b = {x for x in items}
    c = {x: x * x for x in items if x > 1 if x < 4}
    return a, sorted(b), sorted(c.items()), x

def nested_comprehension(n):
    return [(i, j) for i in range(n) for j in range(i)], [[j * n for j in range(i)] for i in range(n)]

def captures(n):
    functions = [lambda: i + n for i in range(n)]
    return [f() for f in functions]

def generators(items):
    print(sum(x * x for x in items), any(x > 4 for x in items), all(x > 2 for x in items))
    print(list(x + 1 for x in items), sorted((-x for x in items), reverse=True), ",".join(str(x) for x in items))
    print(max(x for x in items), min((x for x in items), default=7), tuple(x for x in items))

def walrus(items):
    found = [last := x for x in items]
    if (n := len(items)) > 2:
        return found, last, n
    return found, last, -n

def star_unpacking(items):
    first, *rest = items
    *most, last = items
    (a, b), c = (first, last), rest
    return first, rest, most, last, a, b, c

def swap(items):
    a, b = 1, 2
    for x in items:
        a, b = b, a + x
    items[0], items[-1] = items[-1], items[0]
    return a, b, items

class Point:
    count = 0
    def __init__(self, x):
        self.x = x
        Point.count += 1
    def describe(self):
        return "Point(%d)" % self.x

class Special(Point):
    def describe(self):
        return "special " + super().describe()
    def explicit(self):
        return super(Special, self).describe()

def augmented():
    calls = []
    def index(i):
        calls.append(i)
        return i
    data = [1, 2, 3]
    data[index(1)] += 10
    data[index(0)] *= 3
    p = Point(5)
    p.x += 1
    p.x <<= 2
    data += [p.x]
    return data, calls, p.x

def chained(a, b, c):
    calls = []
    def note(x):
        calls.append(x)
        return x
    r = note(a) < note(b) <= note(c)
    return r, calls, a == b == c, not a < b, a in (b, c), a not in [b, c]

def fstrings(a, b, c):
    width = 8
    return f"{a}|{b:.2f}|{c!r:>{width}}|{{}}|{a!s}{c!a}{1 + 1}"

def slices(s):
    return s[1:], s[:2], s[::2], s[::-1], s[-1], s[1:-1], "constant"[2:5]

def while_else(n):
    i = 0
    total = 0
    while i < n:
        i += 1
        if i == 3:
            continue
        if i == 10:
            break
        total += i
    else:
        total = -total
    return total, i

def deletions():
    d = {"a": 1, "b": 2}
    del d["a"]
    items = [1, 2, 3, 4]
    del items[1], items[-1]
    x = 5
    del x
    x = 6
    return d, items, x

def nested_functions(items):
    total = 0
    def visit(depth, nodes):
        nonlocal total
        for node in nodes:
            total += node * depth
            if depth < 3:
                visit(depth + 1, [node + 1])
    visit(1, items)
    return total

def main(argv):
    print(closure(3), counter(3), lambdas(3), defaults(3), factorial(5), deep(2))
    print(decorated(2), increment(1), increment(2), get(), add5(1), [f(10) for f in adders])
    print(bump(1), bump(5), counter_global)
    print(comprehensions([1, 2, 3, 4]))
    print(nested_comprehension(3))
    print(captures(3))
    generators([3, 5, 6])
    print(walrus([1, 2, 3]), walrus([4]))
    print(star_unpacking([1, 2, 3, 4]), swap([3, 1, 2]))
    s = Special(4)
    print(s.describe(), s.explicit(), Point.describe(s), Point.count)
    print(augmented())
    print(chained(1, 2, 3), chained(3, 2, 1), chained(1, 1, 1))
    print(fstrings(1, 2.5, "x"), slices("hello"), slices("ab"))
    print(while_else(2), while_else(12), deletions(), nested_functions([1, 2]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
