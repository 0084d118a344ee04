"""What functools makes of functions at run time: partial calls, and caches of inner functions. (Caches of what is defined at import time are made by the loader's library.)"""


def partial(function, *arguments):
    """functools.partial without keywords."""
    def call(*rest):
        return function(*arguments, *rest)
    return call


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
