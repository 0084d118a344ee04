"""Decimals and texts: what is read, what is written, formats."""
from decimal import Decimal, InvalidOperation, getcontext


def cents(text):
    """Of an amount as a text; None if it is none."""
    try:
        return int(Decimal(text) * 100)
    except InvalidOperation:
        return None


def main():
    # Reading
    for text in ('0', '-0', '1', '1.0', '001.50', '.5', '5.', '+3', '-12.34e5', '1E+3', '1e-7', '0.000001', '0.0000001', '  12.5\n', '1_000.5', '12345678901234567890.12345678901234567890', 'inf', '-Infinity', 'nan', 'NaN123', '-sNaN7',
                 '٣.١', '0e10', '1e999999', '1E-1000000'):
        number = Decimal(text)
        print(repr(text), number, repr(number), number.to_eng_string(), number.adjusted())
    for text in ('', ' ', 'x', '1.2.3', '1e', '1 2', '--1', '.', 'e5', 'nanx', 'infinit', '1,5', '0x10'):
        try:
            print(Decimal(text))
        except InvalidOperation as error:
            print(repr(text), type(error).__name__, error, repr(error))
    print(Decimal((0, (1, 2, 3), -2)), Decimal((1, (0,), 3)), Decimal((0, (), 0)), Decimal((1, (0,), 'F')), Decimal((0, (4, 5), 'n')))
    print(Decimal(True), Decimal(-12), Decimal(), Decimal(1.5), Decimal(-0.0), Decimal(float('inf')), Decimal(1e300).adjusted(), Decimal(value='7'))

    # Writing
    for text in ('123', '123E+1', '123E+3', '12.30', '0.00', '0E+2', '0E-8', '123E-5', '123E-10', '5E-7', '-1E+30'):
        number = Decimal(text)
        print(str(number), number.to_eng_string(), number.normalize(), [number], float(number))
    getcontext().capitals = 0
    print(Decimal('1E+30'), f"{Decimal('1E+30')}", f"{Decimal('1E+30'):E}")
    getcontext().capitals = 1

    # Formats
    numbers = [Decimal('1234567.891'), Decimal('-0.00123'), Decimal('0'), Decimal('2.5'), Decimal('1E+10'), Decimal('-Infinity'), Decimal('NaN')]
    for specification in ('', '.2f', ',', ',.2f', '.0f', 'f', 'e', '.3e', 'E', '.2E', 'g', '.3g', 'G', '%', '.1%', '>20', '<20', '^20', '*^20', '=20', '+', ' ', '-', '+.1f', '020', '020,.2f', '+012.1f', '_>12.2f', 'n', 'z.1f', '12', '.10', 'x<3'):
        print(specification.ljust(9), [format(number, specification) for number in numbers])
    price, width = Decimal('1999.995'), 12
    print(f'{price:{width},.2f}|{price:<{width}}|{price!r:>25}|{price!s:^12}|{-price:+,.1f}')
    print('{:.2f} {:>10} {!r} {:,}'.format(price, price, price, price), '%s %r %.1f %d %5.2f%%' % (price, price, price, price, Decimal('12.345')))
    for specification in ('d', '.f', '<<<', '.2q', '<05', '_', '1.', 's'):
        try:
            print(format(price, specification))
        except ValueError as error:
            print(specification, error)

    # Among others
    print([Decimal(1), Decimal('2.50')], (Decimal(3),), {'price': Decimal('9.99')}, {Decimal('1'): 2})
    print(', '.join(map(str, [Decimal('1.10'), Decimal(2)])), str(Decimal('1.10')) + '!', type(price), type(price).__name__, isinstance(price, Decimal))
    print([Decimal(text) for text in '1.5 2.25 -3'.split()], sum(map(Decimal, '0.1 0.2 0.3'.split())))
    print('long', len(str(Decimal(7) ** 5)), str(Decimal('1' * 5000))[-5:], len(str(Decimal('9' * 4400))))

    print([cents(text) for text in ('1.99', '-5', 'free', '1e2')])


if __name__ == "__main__":
    main()
