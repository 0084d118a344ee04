"""Groups of exceptions, in Python: the two classes take the place of those in builtins; and what `except*` does."""

import builtins
import types

from rpython.rlib.objectmodel import we_are_translated
from rpython.rtyper.special_methods import copy_traceback, name_in_errors


class BaseExceptionGroup(BaseException):
    """As in builtins."""

    __module__ = 'builtins'

    def __new__(cls, *arguments):
        if len(arguments) != 2:
            raise TypeError('BaseExceptionGroup.__new__() takes exactly 2 arguments (' + str(len(arguments)) + ' given)')
        message, exceptions = arguments
        if not isinstance(message, str):
            raise TypeError('BaseExceptionGroup.__new__() argument 1 must be str, not ' + name_in_errors(type(message)))
        if not isinstance(exceptions, (list, tuple)):
            raise TypeError('second argument (exceptions) must be a sequence')
        if len(exceptions) == 0:
            raise ValueError('second argument (exceptions) must be a non-empty sequence')
        held = []
        for each in exceptions:
            if not isinstance(each, BaseException):
                raise ValueError('Item ' + str(len(held)) + ' of second argument (exceptions) is not an exception')
            held.append(each)
        self = _made(_class_for(cls, held), message, exceptions)
        self._message = message
        self._exceptions = tuple(held)
        # What is given out may come among values of other kinds, and be taken for one that holds those.
        self._given = tuple(held)
        self._is_of_tuple = isinstance(exceptions, tuple)
        return self

    # What a class below, whose __new__ takes more, is made with behind these.
    _others = ()

    def __init__(self, message, exceptions, /, *others):
        self._others = others

    @property
    def message(self):
        return self._message

    @message.setter
    def message(self, message):
        raise AttributeError('readonly attribute')

    @property
    def exceptions(self):
        return self._given

    @exceptions.setter
    def exceptions(self, exceptions):
        raise AttributeError('readonly attribute')

    def _args_of_group_(self):
        if self._is_of_tuple:
            return (self._message, self._given) + self._others
        return (self._message, list(self._exceptions)) + self._others

    def __str__(self):
        count = len(self._exceptions)
        return self._message + ' (' + str(count) + ' sub-exception' + ('s' if count > 1 else '') + ')'

    def __repr__(self):
        shown = repr(self._exceptions) if self._is_of_tuple else repr(list(self._exceptions))
        for other in self._others:
            shown += ', ' + repr(other)
        return type(self).__name__ + '(' + repr(self._message) + ', ' + shown + ')'

    def derive(self, excs, /):
        return BaseExceptionGroup(self._message, excs)

    def split(self, condition, /):
        return _split(self, _test(condition))

    def subgroup(self, condition, /):
        return _selected(self, _test(condition))


class ExceptionGroup(BaseExceptionGroup, Exception):
    """As in builtins."""

    __module__ = 'builtins'


def _class_for(cls, exceptions):
    """The class of a group that is made of these by a call of a class."""
    if all([isinstance(each, Exception) for each in exceptions]):
        return ExceptionGroup if cls is BaseExceptionGroup else cls
    if cls is ExceptionGroup:
        raise TypeError('Cannot nest BaseExceptions in an ExceptionGroup')
    if issubclass(cls, Exception):
        raise TypeError("Cannot nest BaseExceptions in '" + cls.__name__ + "'")
    return cls


def _made(cls, message, exceptions):
    if we_are_translated():
        return object.__new__(cls)
    # One that is there before the program starts is named by none of its functions.
    ExceptionGroup._is_caught_by_each_base_ = True
    return BaseException.__new__(cls, message, exceptions)


def _is_exception_class(found):
    return isinstance(found, type) and issubclass(found, BaseException)


def _test(condition):
    """The function that tells of an exception whether it fulfils the condition of split()."""
    if isinstance(condition, types.FunctionType):
        return condition
    if not (all([_is_exception_class(each) for each in condition]) if isinstance(condition, tuple) else _is_exception_class(condition)):
        raise TypeError('expected a function, exception type or tuple of exception types')
    return lambda exception: isinstance(exception, condition)


def _split(group, fulfils):
    """The part of the exceptions that fulfil a condition and that of the others, in groups as they are; None for an empty part."""
    if fulfils(group):
        return group, None
    selected = []
    others = []
    for exception in group._exceptions:
        if isinstance(exception, BaseExceptionGroup):
            inner_selected, inner_others = _split(exception, fulfils)
            if inner_selected is not None:
                selected.append(inner_selected)
            if inner_others is not None:
                others.append(inner_others)
        elif fulfils(exception):
            selected.append(exception)
        else:
            others.append(exception)
    return _part(group, selected), _part(group, others)


def _selected(group, fulfils):
    """The former part alone: no group is made for the others."""
    if fulfils(group):
        return group
    selected = []
    for exception in group._exceptions:
        if isinstance(exception, BaseExceptionGroup):
            inner = _selected(exception, fulfils)
            if inner is not None:
                selected.append(inner)
        elif fulfils(exception):
            selected.append(exception)
    return _part(group, selected)


def _part(group, exceptions):
    """A group of some of the exceptions of one, which was raised where that was, for the same reasons."""
    if not exceptions:
        return None
    part = group.derive(exceptions)
    part.__cause__ = group.__cause__
    part.__context__ = group.__context__
    part.__suppress_context__ = group.__suppress_context__
    if we_are_translated():
        if hasattr(group, '_notes'):
            part._notes = group._notes
    elif hasattr(group, '__notes__'):
        part.__notes__ = list(group.__notes__)
    copy_traceback(part, group)
    return part


def _require_exceptions(classes):
    """What Python asks of the classes of an `except*` clause."""
    several = classes if isinstance(classes, tuple) else (classes,)
    if not all([_is_exception_class(each) for each in several]):
        raise TypeError('catching classes that do not inherit from BaseException is not allowed')
    if any([issubclass(each, BaseExceptionGroup) for each in several]):
        raise TypeError('catching ExceptionGroup with except* is not allowed. Use except instead.')


class Clauses:
    """What becomes of an exception that comes to `except*` clauses, which are asked in turn."""

    def __init__(self, caught):
        self._caught = caught
        self._rest = caught
        self._taken = None
        self._is_raised_again = False
        self._raised = []
        self._kept = []

    def take(self, classes):
        """Whether there is something for the next clause, whose classes these are."""
        _require_exceptions(classes)
        self._taken = None
        self._is_raised_again = False
        rest = self._rest
        if rest is None:
            return False
        if isinstance(rest, BaseExceptionGroup):
            if isinstance(rest, classes):
                self._taken = rest
                self._rest = None
            else:
                self._taken, self._rest = rest.split(classes)
        elif isinstance(rest, classes):
            alone = BaseExceptionGroup('', (rest,))
            copy_traceback(alone, alone)
            self._taken = alone
            self._rest = None
        return self._taken is not None

    def taken(self):
        """What the clause gets."""
        taken = self._taken
        assert taken is not None
        return taken

    def raise_again(self):
        """The clause raises what it got by a bare `raise`."""
        self._is_raised_again = True

    def leave_by(self, exception):
        """The clause was left by an exception."""
        taken = self._taken
        if self._is_raised_again and exception is taken and taken is not None:
            self._kept.append(taken)
        else:
            self._raised.append(exception)

    def are_over(self):
        """Whether nothing is left to be raised, after the last clause."""
        rest = self._rest
        if rest is not None:
            if isinstance(rest, BaseExceptionGroup):
                self._kept.append(rest)
            else:
                self._raised.append(rest)
            self._rest = None
        return not self._kept and not self._raised

    def outcome(self):
        """What is left to be raised: what clauses raised, and, in one group as it was, what none took or was raised again."""
        caught = self._caught
        if not isinstance(caught, BaseExceptionGroup):
            return self._kept[0] if self._kept else self._raised[0]
        if self._kept:
            again = _selected(caught, _is_among(self._kept))
            if again is not None:
                self._raised.append(again)
        if len(self._raised) == 1:
            return self._raised[0]
        group = BaseExceptionGroup('', self._raised)
        copy_traceback(group, group)
        return group


def _is_among(groups):
    """A function that tells whether an exception, which is no group, is one of those in groups."""
    leaves = []
    for group in groups:
        _collect_leaves(group, leaves)
    return lambda exception: any([exception is leaf for leaf in leaves])


def _collect_leaves(group, leaves):
    for exception in group._exceptions:
        if isinstance(exception, BaseExceptionGroup):
            _collect_leaves(exception, leaves)
        else:
            leaves.append(exception)


builtins.BaseExceptionGroup = BaseExceptionGroup
builtins.ExceptionGroup = ExceptionGroup
# By which those ask for groups who do not name them.
Group = BaseExceptionGroup
# Functions find them in builtins: so it is known of which programs they are a part.
del BaseExceptionGroup, ExceptionGroup
