"""The errors of decimal hold the classes of what has happened."""
# alone: for its values of several kinds the types of all of a group would be inferred again
from decimal import Decimal, InvalidOperation, DivisionByZero, getcontext
import decimal
def t(f):
    try:
        print(f())
    except ArithmeticError as e:
        print(type(e).__name__, e, e.args)
def main():
    t(lambda: Decimal("12,50"))
    t(lambda: Decimal(1) / Decimal(0))
    t(lambda: Decimal(0) / Decimal(0))
    t(lambda: Decimal("1e9999999") // Decimal("1"))
    t(lambda: Decimal("inf") - Decimal("inf"))
    t(lambda: Decimal(-1).sqrt())
    t(lambda: Decimal("1e50") % Decimal("1"))
    t(lambda: Decimal("1e50") // Decimal("1"))
    try:
        Decimal("x")
    except InvalidOperation as exc:
        print(exc.args[0][0].__name__, exc.args)
    except decimal.Overflow as e:
        print(e)

if __name__ == "__main__":
    main()
