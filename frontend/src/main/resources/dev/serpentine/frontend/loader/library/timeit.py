"""timeit of what can be called; texts of programs are for an interpreter."""

from time import perf_counter

from rpython.rlib.objectmodel import specialize

__all__ = ['Timer', 'timeit', 'repeat', 'default_timer']

default_timer = perf_counter
_NUMBER = 1000000
_REPETITIONS = 5
_TEN_STEPS = (1, 2, 5)
_LONG_ENOUGH = 0.2


def _refuse_text(text):
    if text != 'pass':
        raise NotImplementedError('timeit of a text is not supported; pass a function')


@specialize.argtype(0)
def _done(statement):
    if isinstance(statement, str):
        _refuse_text(statement)
    else:
        statement()


@specialize.argtype(0)
def _timed(statement, timer, number):
    begin = timer()
    for _ in range(number):
        _done(statement)
    return timer() - begin


class Timer:
    """As in timeit."""

    def __init__(self, stmt='pass', setup='pass', timer=default_timer, globals=None):
        self._timed = lambda number: _timed(stmt, timer, number)
        self._set_up = lambda: _done(setup)

    def timeit(self, number=_NUMBER):
        """As in timeit."""
        self._set_up()
        return self._timed(number)

    def repeat(self, repeat=_REPETITIONS, number=_NUMBER):
        """As in timeit."""
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """As in timeit."""
        scale = 1
        while True:
            for step in _TEN_STEPS:
                number = scale * step
                taken = self.timeit(number)
                if callback is not None:
                    callback(number, taken)
                if taken >= _LONG_ENOUGH:
                    return number, taken
            scale *= 10


@specialize.argtype(0, 1)
def timeit(stmt='pass', setup='pass', timer=default_timer, number=_NUMBER, globals=None):
    """As in timeit."""
    _done(setup)
    return _timed(stmt, timer, number)


@specialize.argtype(0, 1)
def repeat(stmt='pass', setup='pass', timer=default_timer, repeat=_REPETITIONS, number=_NUMBER, globals=None):
    """As in timeit."""
    times = []
    for _ in range(repeat):
        _done(setup)
        times.append(_timed(stmt, timer, number))
    return times
