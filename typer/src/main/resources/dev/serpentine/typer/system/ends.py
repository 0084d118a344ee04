"""What objects do at their end: `__del__`. Whoever counts the holders of an object calls `object_ended` when the last one lets it go."""

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.special_methods import on_end
from serpentine_system import streams


class _Unfinished:
    """An object whose __del__ was not called."""

    def finish(self):
        raise NotImplementedError


@specialize.memo()
def _unfinished_class(a_class):
    """What knows the objects of a class; each class has its own, so that what it knows is never one of several kinds."""
    class UnfinishedOfClass(_Unfinished):
        def __init__(self, instance):
            # Fields of this name hold nothing.
            self.serpentine_uncounted = instance

        def finish(self):
            finish(self.serpentine_uncounted)
    return UnfinishedOfClass


class _Call:
    """What is done at the end of the program."""

    def __init__(self, run):
        self.run = run


# By number: objects whose __del__ was not called, in the order in which they were made.
_unfinished = {}
at_end = []


def object_made(instance):
    """Does for a new object with __del__ what its end needs."""
    number = on_end(instance)
    if number == 0:
        # It never is: this says what is called.
        object_ended(instance)
    if not _unfinished:
        do_at_end(_finish_all)
    _unfinished[number] = _unfinished_class(type(instance))(instance)


def do_at_end(run):
    """Has a function called when the program ends, once."""
    for call in at_end:
        if call.run == run:
            return
    at_end.append(_Call(run))


object_made._annspecialcase_ = 'specialize:argtype(0)'


def object_ended(instance):
    """Nobody holds an object any more; it ends unless somebody does again after this."""
    number = on_end(instance)
    if number in _unfinished:
        del _unfinished[number]
        finish(instance)


def finish(instance):
    """Calls __del__, whose errors change nothing."""
    try:
        instance.__del__()
    except BaseException as error:
        streams.stderr.write('Exception ignored in: <function ' + type(instance).__qualname__ + '.__del__>\n' + type(error).__name__ + ': ' + str(error) + '\n')


def _finish_all():
    """At the end of the program Python's collector finds what is left, in the order in which it was made."""
    while _unfinished:
        for number in list(_unfinished):
            if number in _unfinished:
                _unfinished.pop(number).finish()
