"""Contexts of decimals: precision, rounding, flags and traps, for a time and for good."""
import decimal
from decimal import (BasicContext, Clamped, Context, Decimal, DefaultContext, DivisionByZero, ExtendedContext, FloatOperation, Inexact, InvalidOperation, Overflow, Rounded, Subnormal, Underflow, getcontext, localcontext,
                     setcontext, ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP)


def main():
    print(getcontext())
    print(DefaultContext, BasicContext, ExtendedContext)

    # Precision
    getcontext().prec = 6
    print(Decimal(1) / 7, getcontext().prec, Decimal('123456789'), +Decimal('123456789'), Decimal('123456789') + 1)
    with localcontext() as context:
        context.prec = 42
        print(Decimal(1) / 7, Decimal(2).sqrt(), Decimal(2).ln(), Decimal(1).exp())
    print(Decimal(1) / 7)
    with localcontext(prec=10) as context:
        print(Decimal(1) / 3, context.prec, getcontext() is context)
    with localcontext(Context(prec=4, rounding=ROUND_DOWN)):
        print(Decimal(2) / 3)
        with localcontext(rounding=ROUND_UP):
            print(Decimal(2) / 3)
        print(Decimal(2) / 3)
    try:
        with localcontext(prec=3):
            print(Decimal(1) / 3)
            raise KeyError('left')
    except KeyError as error:
        print(error, getcontext().prec)
    with localcontext(prec=200):
        print(Decimal(2).sqrt())
        print(Decimal(3) ** Decimal('0.5') - Decimal(3).sqrt())

    # Own contexts
    own = Context(prec=5, rounding=ROUND_UP)
    print(own.divide(Decimal(1), Decimal(3)), own.sqrt(Decimal(2)), own.create_decimal('1.2345678'), own.add(1, Decimal('2.5')), own.power(2, 10), own.quantize(Decimal('2.71828'), Decimal('0.01')))
    print(Decimal(2).sqrt(own), Decimal('1.23456789').normalize(own), own.subtract(Decimal(5), 3), own.multiply(7, 6), own.remainder(10, 3), own.divide_int(10, 3), own.to_sci_string(Decimal('1E+5')), own.plus(Decimal('9.87654321')))
    setcontext(own)
    print(Decimal(1) / 3, getcontext() is own, decimal.getcontext().rounding)
    setcontext(Context())
    copied = getcontext().copy()
    copied.prec = 3
    print(copied.prec, getcontext().prec, copied.Etiny(), copied.Etop(), copied.minus(Decimal('1.2345')), copied.abs(Decimal('-7.777')))

    # Rounding
    for rounding in (ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP):
        getcontext().rounding = rounding
        print(rounding, [str(Decimal(text).quantize(Decimal('1'))) for text in ('2.5', '-2.5', '3.5', '1.1', '-1.1', '0.9', '5.01', '-0.4')], round(Decimal('2.675'), 2), f"{Decimal('0.125'):.2f}", round(Decimal('2.5')))
    getcontext().rounding = ROUND_HALF_EVEN

    # Flags
    context = getcontext()
    context.clear_flags()
    print([signal.__name__ for signal in context.flags], any(context.flags.values()))
    print(Decimal(1) / 3, context.flags[Inexact], context.flags[Rounded], context.flags[DivisionByZero])
    context.clear_flags()
    print(Decimal(1) / 4, context.flags[Inexact], context.flags[Rounded])
    print(Decimal('0.1') == 0.1, context.flags[FloatOperation], [signal.__name__ for signal, is_set in context.flags.items() if is_set])
    context.flags[FloatOperation] = False
    print(context.flags[FloatOperation], context)

    # Traps
    context.traps[DivisionByZero] = False
    print(Decimal(1) / 0, Decimal(-1) / 0, context.flags[DivisionByZero])
    context.traps[InvalidOperation] = False
    print(Decimal('none'), Decimal(0) / 0, Decimal('NaN') > 1, context.flags[InvalidOperation])
    context.traps[Inexact] = True
    try:
        print(Decimal(1) / 4, Decimal(1) / 3)
    except Inexact as error:
        print('inexact:', error, isinstance(error, ArithmeticError))
    context.traps[Rounded] = True
    try:
        print(Decimal('1.50').quantize(Decimal('0.1')))
    except Rounded as error:
        print('rounded:', error)
    try:
        print(Decimal('1.55').quantize(Decimal('0.1')))
    except Inexact as error:
        print('inexact:', error)
    context.clear_traps()
    print(context.traps[Inexact], Decimal(1) / 3)
    context.traps[FloatOperation] = True
    for attempt in (lambda: Decimal(0.5), lambda: Decimal(1) < 0.5, lambda: Decimal.from_float(0.5), lambda: Decimal(1) == 1.0):
        try:
            print(attempt())
        except FloatOperation as error:
            print('float:', error, isinstance(error, TypeError))

    # Limits of exponents
    setcontext(Context(prec=5, Emin=-9, Emax=9, traps=[Overflow, Underflow, Subnormal]))
    for attempt in (lambda: Decimal('9.9999E+9') * 10, lambda: Decimal('1E-9') / 1000, lambda: Decimal('1E-9') / 7, lambda: Decimal('12345E-14') / 10):
        try:
            print(attempt())
        except Overflow as error:
            print('overflow:', error)
        except Underflow as error:
            print('underflow:', error)
        except Subnormal as error:
            print('subnormal:', error)
    getcontext().clear_traps()
    getcontext().clear_flags()
    print(Decimal('9.9999E+9') * 10, Decimal('1E-9') / 7, Decimal('1E-9') / 1000000, -Decimal('9.9999E+9') * 10, getcontext())
    getcontext().rounding = ROUND_DOWN
    print(Decimal('9.9999E+9') * 10, Decimal('1E-9').is_subnormal(), Decimal('1E-10').is_subnormal())
    with localcontext(clamp=1, traps=[Clamped]):
        try:
            print(+Decimal('1E+9'))
        except Clamped as error:
            print('clamped:', error)
    setcontext(Context())

    # What contexts do not take
    for attempt in (lambda: Context(prec=0), lambda: Context(rounding='ROUND_NOT'), lambda: Context(Emin=1), lambda: Context(capitals=2), lambda: Decimal(1).quantize(Decimal(1), rounding='UP')):
        try:
            print(attempt())
        except (ValueError, TypeError) as error:
            print(type(error).__name__, error)
    print(decimal.MAX_PREC, decimal.MAX_EMAX, decimal.MIN_EMIN, decimal.ROUND_HALF_UP, Context(traps=[]).divide(1, 0))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
