class Symbol(str):
    """A text of the program's own."""


class Named(str):
    def m(self):
        return self + '!'


END = object()


class C0:
    def m(self):
        return 0


class C1:
    def m(self):
        return 1


class C2:
    def m(self):
        return 2


class C3:
    def m(self):
        return 3


class C4:
    def m(self):
        return 4


class C5:
    def m(self):
        return 5


class C6:
    def m(self):
        return 6


class C7:
    def m(self):
        return 7


class C8:
    def m(self):
        return 8


class C9:
    def m(self):
        return 9


class C10:
    def m(self):
        return 10


class C11:
    def m(self):
        return 11


class C12:
    def m(self):
        return 12


def shown(x):
    return x if isinstance(x, str) else 'no text'


def joined(values):
    try:
        return '+'.join(iter(values))
    except TypeError as error:
        return str(error)


def system_code_asks_for_texts_otherwise_than_the_program():
    values = [1, Symbol('a'), 'b', END, None, [2]]
    print([shown(x) for x in values])
    print(joined(values[1:3]), joined(values))
    print([isinstance(x, str) for x in values])


def unrelated_classes_stay_apart_in_any_order():
    values = [C0(), C1(), END, Symbol('s'), 'b', 1, None]
    print(joined(values[3:5]), joined(values))
    others = ['b', Symbol('s'), C0(), 1, C1()]
    print(joined(others[:2]), joined(others))


def a_text_among_many_classes():
    values = [C0(), C1(), C2(), C3(), C4(), C5(), C6(), C7(), C8(), C9(), C10(), C11(), C12(), END, Named('s'), 'b', 1, None]
    print(joined(values[14:16]), joined(values))
    print([hasattr(x, 'upper') for x in values])
    print([shown(x) for x in values])
    print(sum([1 for x in values if hasattr(x, 'm')]))


def main(argv):
    system_code_asks_for_texts_otherwise_than_the_program()
    unrelated_classes_stay_apart_in_any_order()
    a_text_among_many_classes()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
