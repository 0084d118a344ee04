"""isinstance() of a class that is a value: an argument, an item, `cls`, or the class of another object."""

from abc import ABC


class Account:
    everybody = []

    def __init__(self, balance):
        self.balance = balance
        Account.everybody.append(self)

    @classmethod
    def total(cls):
        return sum(each.balance for each in Account.everybody if isinstance(each, cls))

    def same_kind(self, other):
        return isinstance(other, type(self)), isinstance(other, self.__class__)


class Savings(Account):
    pass


class Premium(Savings):
    pass


class Shape(ABC):
    def __init__(self, size):
        self.size = size


class Circle(Shape):
    pass


class Square(Shape):
    pass


def select(shapes, kind):
    return [shape.size for shape in shapes if isinstance(shape, kind)]


def check(value, kinds):
    return [isinstance(value, kind) for kind in kinds]


def require(**types):
    def decorate(function):
        def wrapper(amount, name):
            given = {"amount": amount, "name": name}
            for key, kind in types.items():
                if not isinstance(given[key], kind):
                    raise TypeError(f"{key} must be {kind.__name__}, not {type(given[key]).__name__}")
            return function(amount, name)
        return wrapper
    return decorate


@require(amount=int, name=str)
def deposit(amount, name):
    return f"{name}: {amount}"


def main():
    Account(1)
    Savings(10)
    Premium(100)
    Premium(200)
    print(Account.total(), Savings.total(), Premium.total())
    a, s, p = Account.everybody[:3]
    print(a.same_kind(s), s.same_kind(a), s.same_kind(p), p.same_kind(p))
    shapes = [Circle(1), Square(2), Circle(3)]
    print(select(shapes, Circle), select(shapes, Square), select(shapes, Shape))
    print(check(3, [int, float, bool]), check("a", [str, int]), check(True, [int, bool]), check([1], [list, tuple]))
    print(deposit(5, "Ann"))
    for arguments in [(1, 2), ("x", "y")]:
        try:
            print(deposit(*arguments))
        except TypeError as e:
            print(e)
    kinds = {"whole": int, "text": str}
    for value in [1, "one", 2.5]:
        print(value, [name for name, kind in kinds.items() if isinstance(value, kind)])


if __name__ == "__main__":
    main()
