"""A class is itself, also where its instances come from several places that hold items of different kinds."""
from dataclasses import dataclass


class Expression:
    pass


@dataclass(frozen=True)
class Number(Expression):
    value: float


@dataclass(frozen=True)
class Negation(Expression):
    operand: Expression


@dataclass(frozen=True)
class Sum(Expression):
    left: Expression
    right: Expression


def copied(expression):
    match expression:
        case Negation(operand):
            copy = Negation(copied(operand))
            print(copy == expression, copy.operand == expression.operand, type(copy) is type(expression))
            return copy
        case Sum(left, right):
            copy = Sum(copied(left), copied(right))
            print(copy == expression, copy != expression, type(copy) == type(expression))
            return copy
        case _:
            return expression


def main(argv):
    for expression in (
        Negation(Number("a")),
        Sum(Number(1), Number("b")),
        Sum(Negation(Number(2.5)), Number(None)),
    ):
        print(copied(expression))
    kinds = {}
    for expression in (Number("a"), Number(1), Negation(Number(2)), Sum(Number("c"), Number(3))):
        kinds[type(expression)] = kinds.get(type(expression), 0) + 1
    print([(kind.__name__, count) for kind, count in kinds.items()])
    print(Negation(Number("a")) == Negation(Number("a")), Negation(Number("a")) == Number("a"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
