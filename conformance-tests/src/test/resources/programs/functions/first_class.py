"""Functions, methods, builtins and classes as values."""


class Adder:
    def __init__(self, amount):
        self.amount = amount

    def add(self, x):
        return x + self.amount

    def __call__(self, x):
        return x * self.amount


class Shape:
    def __init__(self, size):
        self.size = size

    def area(self):
        return 0


class Circle(Shape):
    def area(self):
        return 3 * self.size * self.size


class Square(Shape):
    def area(self):
        return self.size * self.size


def twice(x):
    return 2 * x


def negate(x):
    return -x


def apply(function, x):
    return function(x)


def pick(name):
    if name == "twice":
        return twice
    elif name == "negate":
        return negate
    return None


HANDLERS = {"t": twice, "n": negate, "l": lambda x: x + 1000}
PIPELINE = [twice, negate, twice]


def main(argv):
    adder = Adder(10)
    method = adder.add
    print(method(1), apply(method, 2), apply(adder.add, 3), apply(adder, 4), adder(5), apply(twice, 6))
    print([HANDLERS[key](7) for key in "tnl"], "x" in HANDLERS)
    value = 1
    for function in PIPELINE:
        value = function(value)
    print(value, PIPELINE[0] is twice, pick("none") is None)
    for name in ("twice", "negate", "other"):
        function = pick(name)
        print(name, function(3) if function else -1)
    functions = [f for f in (twice, negate) if f(1) > 0]
    print(len(functions), functions[0] == twice)
    print([shape(2).area() if shape is Circle else shape(3).area() for shape in (Circle, Square)])
    print(list(map(twice, [1, 2])), list(filter(lambda n: n > 1, [1, 2, 3])), [len(x) for x in ["a", "bb"]])
    print((lambda a, b=2: a * b)(5), (lambda: "none")(), (lambda *xs: sum(xs))(1, 2, 3))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
