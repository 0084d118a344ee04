"""Closures: counters, composed functions, parsers made of functions, memoised recursion, and callbacks.

    closures.py [ROUNDS [LIMIT]]
"""

import sys


def make_counter(start, step):
    count = start

    def next_value():
        nonlocal count
        count += step
        return count

    return next_value


def compose(functions):
    def composed(x):
        for function in functions:
            x = function(x)
        return x

    return composed


def polynomial(coefficients):
    def value_at(x):
        result = 0.0
        for coefficient in reversed(coefficients):
            result = result * x + coefficient
        return result

    return value_at


def derivative(function, h=1e-5):
    return lambda x: (function(x + h) - function(x - h)) / (2.0 * h)


def integral(function, low, high, steps):
    width = (high - low) / steps
    total = 0.0
    for i in range(steps):
        total += function(low + (i + 0.5) * width)
    return total * width


def root_of(function, x):
    slope = derivative(function)
    for _ in range(20):
        x -= function(x) / slope(x)
    return x


def literal(text):
    def parse(source, position):
        if source.startswith(text, position):
            return position + len(text)
        return -1

    return parse


def sequence(*parsers):
    def parse(source, position):
        for parser in parsers:
            position = parser(source, position)
            if position < 0:
                return -1
        return position

    return parse


def choice(*parsers):
    def parse(source, position):
        for parser in parsers:
            end = parser(source, position)
            if end >= 0:
                return end
        return -1

    return parse


def many(parser):
    def parse(source, position):
        while True:
            end = parser(source, position)
            if end < 0:
                return position
            position = end

    return parse


def make_number_parser():
    digit = choice(*[literal(str(i)) for i in range(10)])
    number = sequence(digit, many(digit))
    blank = many(literal(" "))
    sign = sequence(blank, choice(literal("+"), literal("-"), literal("*")), blank)
    return sequence(number, many(sequence(sign, number)))


def memoised_ways(coins):
    known = {}

    def ways(amount, kinds):
        if amount == 0:
            return 1
        if amount < 0 or kinds == 0:
            return 0
        key = (amount, kinds)
        if key not in known:
            known[key] = (ways(amount, kinds - 1) + ways(amount - coins[kinds - 1], kinds)) % 1000000007
        return known[key]

    return lambda amount: ways(amount, len(coins))


class Button:
    def __init__(self):
        self.handlers = []

    def on_click(self, handler):
        self.handlers.append(handler)

    def click(self, x, y):
        for handler in self.handlers:
            handler(x, y)


def count_clicks(clicks):
    button = Button()
    inside = 0
    farthest = 0

    def count_inside(x, y):
        nonlocal inside
        if x * x + y * y < 10000:
            inside += 1

    def remember_farthest(x, y):
        nonlocal farthest
        farthest = max(farthest, x + y)

    button.on_click(count_inside)
    button.on_click(remember_farthest)
    for i in range(clicks):
        button.click(i * 31 % 127, i * 17 % 131)
    return inside, farthest


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    total = 0
    area = 0.0
    parse = make_number_parser()
    for i in range(rounds):
        counters = [make_counter(start, i + 1) for start in range(10)]
        for j in range(limit):
            total += counters[j % 10]()
        pipeline = compose([lambda x: x + 1, lambda x: x * 3, lambda x, i=i: x - i, lambda x: x // 2])
        for j in range(limit):
            total += pipeline(j)
        cubic = polynomial([-1.0 - i, -1.0, 0.5, 1.0])
        area += integral(cubic, 0.0, 2.0, limit) + root_of(cubic, 5.0)
        source = " + ".join(str(j * i) for j in range(limit // 10)) + " !"
        total += parse(source, 0)
        total += memoised_ways([1, 2, 5, 10, 20, 50])(limit // 10)
        inside, farthest = count_clicks(limit)
        total += inside + farthest
    print(f"{total} {area:.6f}")


if __name__ == "__main__":
    main()

# bench rounds: 600
