"""atexit: what the program registers is done at its end, by system code. What the library registers while it is imported (logging, concurrent.futures) concerns the process that translates."""

import sys

from rpython.rlib.objectmodel import specialize, we_are_translated

__all__ = ['register', 'unregister', '_calls']


class _Call:
    """One call at the end of the program."""

    def __init__(self, function, run):
        self.function = function
        self.run = run
        self.is_wanted = True


_calls = []


def _made(function, arguments, keywords):
    """The call of a function that is registered while the program is imported, as a function of its own."""
    passed = ['_arguments[' + str(i) + ']' for i in range(len(arguments))] + [each + '=_keywords[' + repr(each) + ']' for each in keywords]
    namespace = {'_function': function, '_arguments': arguments, '_keywords': keywords}
    exec('def run():\n    _function(' + ', '.join(passed) + ')\n', namespace)
    return namespace['run']


@specialize.call_location()
def register(func, /, *args, **kwargs):
    """As in atexit."""
    if not we_are_translated():
        if sys._getframe(1).f_code.co_filename.startswith((sys.prefix, 'serpentine_library')):
            return original.register(func, *args, **kwargs)
        if not callable(func):
            raise TypeError('the first argument must be callable')
        _calls.append(_Call(func, _made(func, args, kwargs)))
        return func
    _calls.append(_Call(func, lambda: func(*args, **kwargs)))
    return func


def unregister(func):
    """As in atexit."""
    for each in _calls:
        if each.function == func:
            each.is_wanted = False
