"""except*: each clause gets its part; what is left, raised again or raised by clauses goes on in one exception."""


class Coded(ExceptionGroup):
    def derive(self, exceptions):
        return Coded(self.message, exceptions)


def nested():
    return ExceptionGroup('m', [ValueError(1), TypeError(2), ExceptionGroup('in', [ValueError(3), OSError(4)])])


def noted():
    group = nested()
    group.add_note('a')
    return group


def handle(error, action):
    try:
        raise error
    except* ValueError as group:
        print('values', repr(group))
        if action == 'again':
            raise
        if action == 'by name':
            raise group
        if action == 'other':
            raise KeyError('k')
        if action == 'caused':
            raise KeyError('k') from group
        if action == 'inside':
            try:
                raise
            except ExceptionGroup as inner:
                print('inside', repr(inner))
    except* (TypeError, LookupError) as group:
        print('others', repr(group))
        if action == 'again':
            raise
    else:
        print('none')
    finally:
        print('finally')


def told(make, action):
    print('-', action)
    try:
        handle(make(), action)
    except BaseException as error:
        print('left', repr(error), '| cause', repr(error.__cause__), '| context', repr(error.__context__))
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                print('   ', repr(each), '| context', repr(each.__context__))
        print('notes', getattr(error, '__notes__', None))


def nothing_raised():
    try:
        print('body')
    except* ValueError:
        print('never')
    else:
        print('else')
    finally:
        print('finally')


def names_are_unbound():
    group = 'before'
    try:
        raise ExceptionGroup('g', [KeyError(1)])
    except* KeyError as group:
        print(repr(group))
    try:
        print(group)
    except UnboundLocalError as error:
        print(error)


def wrong_classes(classes):
    try:
        try:
            raise ValueError(1)
        except* classes:
            print('never')
    except TypeError as error:
        print(error, '|', repr(error.__context__))


def within(make):
    """Around another handler, and in a loop that goes on."""
    for i in range(3):
        try:
            try:
                raise RuntimeError(i)
            except RuntimeError:
                try:
                    raise make()
                except* ValueError as group:
                    print(i, repr(group), repr(group.__context__))
                    raise OSError(i)
        except ExceptionGroup as error:
            print('group', repr(error), repr(error.__context__))
        except OSError as error:
            print('error', repr(error), repr(error.__context__))


def generated():
    try:
        yield 1
        raise nested()
    except* ValueError as group:
        yield len(group.exceptions)
    except* Exception as group:
        yield repr(group)
    yield 'end'


def main():
    makers = [nested, noted, lambda: ValueError(1), lambda: KeyError(5), lambda: OSError(6), lambda: ExceptionGroup('v', [ValueError(1)]),
              lambda: BaseExceptionGroup('b', [KeyboardInterrupt(), ValueError(2)]), lambda: Coded('c', [ValueError(1), OSError(2)])]
    for make in makers:
        for action in ('pass', 'again', 'by name', 'other', 'caused', 'inside'):
            told(make, action)
    nothing_raised()
    names_are_unbound()
    wrong_classes(ExceptionGroup)
    wrong_classes((ValueError, BaseExceptionGroup))
    within(lambda: ValueError('alone'))
    within(nested)
    print(list(generated()))


if __name__ == '__main__':
    main()
