"""What functools makes of functions at run time: partial calls, and caches of inner functions. (Caches of what is defined at import time are made by the loader's library.)"""

from rpython.rlib.objectmodel import specialize
from serpentine_system.registry import constant_parameters


def partial(function, *arguments):
    """functools.partial without keywords. By its name the translator knows what is made here for a partial, which is no function."""
    def _partial_call_(*rest, **keywords):
        return function(*arguments, *rest, **keywords)
    return _partial_call_


@constant_parameters('names')
def partial_with_keywords(names, function, *values):
    """The values of keywords, of these names, stand behind the others."""
    positional = len(values) - len(names)
    return maker_with(names)(function, values[:positional], values[positional:])


@specialize.memo()
def maker_with(names):
    """A function that makes one whose keywords of these names have defaults."""
    defaults = ', '.join('%s=named[%d]' % (name, i) for i, name in enumerate(names))
    passed = ', '.join('%s=%s' % (name, name) for name in names)
    namespace = {}
    exec('def made(function, arguments, named):\n'
         '    def _partial_call_(*rest, ' + defaults + ', **others):\n'
         '        return function(*arguments, *rest, ' + passed + ', **others)\n'
         '    return _partial_call_\n', namespace)
    namespace['made']._annspecialcase_ = 'specialize:argtype(0,1,2)'
    return namespace['made']


def cache(function):
    """functools.cache of an inner function."""
    found = {}

    def cached(*arguments):
        if arguments in found:
            return found[arguments]
        result = function(*arguments)
        found[arguments] = result
        return result
    return cached


def lru_cache(maxsize=128, typed=False):
    """functools.lru_cache of an inner function, with arguments or as the decorator itself."""
    if callable(maxsize):
        return bounded(maxsize, 128)
    if maxsize is None:
        return cache

    def decorate(function):
        return bounded(function, maxsize)
    return decorate


def bounded(function, size):
    found = {}

    def cached(*arguments):
        if arguments in found:
            known = found[arguments]
            del found[arguments]
            found[arguments] = known
            return known
        result = function(*arguments)
        if arguments not in found and len(found) >= size:
            for oldest in found:
                del found[oldest]
                break
        if size > 0:
            found[arguments] = result
        return result
    return cached
