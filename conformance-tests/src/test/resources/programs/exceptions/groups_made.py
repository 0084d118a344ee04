"""Groups of exceptions: what may be in them, what they show, and their parts."""


class Failures(ExceptionGroup):
    pass


class Ends(BaseExceptionGroup):
    pass


class Coded(ExceptionGroup):
    def __new__(cls, message, exceptions, code):
        self = super().__new__(cls, message, exceptions)
        self.code = code
        return self

    def __init__(self, message, exceptions, code):
        super().__init__(message, exceptions)

    def derive(self, exceptions):
        print('derived of', len(exceptions))
        return Coded(self.message, exceptions, self.code)


class Named(Exception):
    def __init__(self, name):
        super().__init__('name ' + name)
        self.name = name


def show(make):
    try:
        made = make()
        print(repr(made), '|', made, '|', type(made).__name__)
    except Exception as error:
        print('!', type(error).__name__, error)


def construction():
    show(lambda: ExceptionGroup('m', [ValueError(1), TypeError('two')]))
    show(lambda: ExceptionGroup('m', (ValueError(1),)))
    show(lambda: BaseExceptionGroup('m', (ValueError(1),)))
    show(lambda: BaseExceptionGroup('m', (ValueError(1), KeyboardInterrupt())))
    show(lambda: ExceptionGroup('m', (ValueError(1), KeyboardInterrupt())))
    show(lambda: Failures('m', (ValueError(1), KeyboardInterrupt())))
    show(lambda: Failures('m', [ValueError(1)]))
    show(lambda: Ends('m', (ValueError(1),)))
    show(lambda: Ends('m', [SystemExit(3)]))
    show(lambda: ExceptionGroup('m', []))
    show(lambda: ExceptionGroup('m'))
    show(lambda: ExceptionGroup('m', 3))
    show(lambda: ExceptionGroup(3, [ValueError()]))
    show(lambda: ExceptionGroup('m', [ValueError]))
    show(lambda: ExceptionGroup('m', {ValueError()}))
    show(lambda: ExceptionGroup('m', [ValueError()], 3))
    show(lambda: ExceptionGroup('outer', [ExceptionGroup('inner', [KeyError('k'), OSError('gone')])]))


def parts():
    group = ExceptionGroup('m', [ValueError(1), Named('n'), ExceptionGroup('in', [ValueError(3), OSError(4)])])
    print(group.message, group.exceptions, len(group.exceptions))
    print(group.split(ValueError))
    print(group.split((ValueError, Named)))
    print(group.split(ExceptionGroup))
    print(group.split(KeyError))
    print(group.subgroup(OSError), group.subgroup(KeyError))
    print(repr(group.subgroup(lambda error: isinstance(error, Named) and error.name == 'n')))
    print(group.split(Exception)[0] is group, group.subgroup(Exception) is group, group.split(KeyError)[1] is group)
    print(repr(group.derive([KeyError('d')])), repr(group.derive([GeneratorExit()])))
    for error in group.exceptions:
        if isinstance(error, Named):
            print('named', error.name)
    group.add_note('noted')
    first, rest = group.split(ValueError)
    print(first.__notes__, rest.__notes__)
    for assign in (assign_message, assign_exceptions):
        try:
            assign(group)
        except AttributeError as error:
            print(error)


def assign_message(group):
    group.message = 'x'


def assign_exceptions(group):
    group.exceptions = ()


def extended():
    coded = Coded('g', [ValueError(2), Coded('h', [KeyError(7)], 5)], 77)
    first, rest = coded.split(ValueError)
    print(repr(first), first.code, repr(rest), rest.code)
    print(repr(coded.subgroup(KeyError)))
    print(isinstance(Failures('a', [ValueError(1)]).split(KeyError)[1], Failures))
    print(issubclass(Coded, Exception), issubclass(Ends, Exception), isinstance(coded, BaseExceptionGroup))


def caught():
    for group in (ExceptionGroup('a', [ValueError(1)]), Failures('b', [ValueError(2)]), BaseExceptionGroup('c', [SystemExit(1)])):
        try:
            raise group
        except Exception as error:
            print('as Exception', error)
        except BaseExceptionGroup as error:
            print('as group', error, error.exceptions)


def main():
    construction()
    parts()
    extended()
    caught()


if __name__ == '__main__':
    main()
