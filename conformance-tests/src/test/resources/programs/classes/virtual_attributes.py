"""Attributes that subclasses add, and methods that only some have."""


class Node:
    def evaluate(self, variables):
        raise NotImplementedError("evaluate")

    def simplify(self):
        return self


class Constant(Node):
    def __init__(self, value):
        self.value = value

    def evaluate(self, variables):
        return self.value

    def __str__(self):
        return str(self.value)


class Variable(Node):
    def __init__(self, name):
        self.name = name

    def evaluate(self, variables):
        return variables[self.name]

    def __str__(self):
        return self.name


class Binary(Node):
    sign = "?"

    def __init__(self, left, right):
        self.left = left
        self.right = right

    def evaluate(self, variables):
        return self.combine(self.left.evaluate(variables), self.right.evaluate(variables))

    def combine(self, a, b):
        raise NotImplementedError

    def simplify(self):
        left = self.left.simplify()
        right = self.right.simplify()
        if isinstance(left, Constant) and isinstance(right, Constant):
            return Constant(self.combine(left.value, right.value))
        return self.rebuilt(left, right)

    def rebuilt(self, left, right):
        raise NotImplementedError

    def __str__(self):
        return f"({self.left} {self.sign} {self.right})"


class Sum(Binary):
    sign = "+"

    def combine(self, a, b):
        return a + b

    def rebuilt(self, left, right):
        if isinstance(left, Constant) and left.value == 0:
            return right
        return Sum(left, right)


class Product(Binary):
    sign = "*"

    def combine(self, a, b):
        return a * b

    def rebuilt(self, left, right):
        if isinstance(left, Constant) and left.value == 1:
            return right
        return Product(left, right)


def main(argv):
    expression = Sum(Product(Constant(2), Variable("x")), Product(Sum(Constant(0), Constant(1)), Variable("y")))
    print(expression, expression.evaluate({"x": 5, "y": 7}))
    simple = expression.simplify()
    print(simple, simple.evaluate({"x": 5, "y": 7}), Sum(Constant(2), Constant(3)).simplify())
    try:
        expression.evaluate({"x": 1})
    except KeyError as error:
        print("no variable", error)
    try:
        Node().evaluate({})
    except NotImplementedError as error:
        print("not implemented:", error)
    print(Constant(4).simplify().evaluate({}))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
