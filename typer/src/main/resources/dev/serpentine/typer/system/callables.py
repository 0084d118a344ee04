"""What functools makes of functions at run time: partial calls, and caches of inner functions. (Caches of what is defined at import time are made by the loader's library.)"""

from functools import _CacheInfo

from rpython.rlib.objectmodel import specialize
from serpentine_system.function_attributes import update_wrapper
from serpentine_system.registry import constant_parameters


def partial(function, *arguments):
    """functools.partial without keywords. By its name the translator knows what is made here for a partial, which is no function, and by those of its defaults what it holds."""
    def _partial_call_(*rest, _function_=function, _arguments_=arguments, **keywords):
        return _function_(*_arguments_, *rest, **keywords)
    return _partial_call_


def partial_with_mapping(mapping, function, *arguments):
    """The names of the keywords are those of a mapping."""
    def _partial_call_(*rest, _function_=function, _arguments_=arguments, _mapping_=dict(mapping), **keywords):
        return _function_(*_arguments_, *rest, **(_mapping_ | keywords))
    return _partial_call_


def keywords_of(self):
    """What functools.partial objects have as `keywords`."""
    return self._named_ if isinstance(self._named_, dict) else dict(zip(self._names_, self._named_))


def partial_repr(self):
    arguments = repr(self.args)
    text = 'functools.partial(' + repr(self.func)
    if len(self.args) > 0:
        text += ', ' + arguments[1:-2 if len(self.args) == 1 else -1]
    return text + keywords_text(self._names_, self._named_) + ')'


def keywords_text(names, values):
    text = ''
    if isinstance(values, dict):
        for name in values:
            text += ', ' + name + '=' + repr(values[name])
    else:
        for name, value in zip(names, values):
            text += ', ' + name + '=' + repr(value)
    return text


def method_of(function, instance):
    """types.MethodType: by its name the translator knows what is made here for a bound method."""
    def _method_call_(*rest, _function_=function, _instance_=instance, **keywords):
        return _function_(_instance_, *rest, **keywords)
    return _method_call_


def bind(function, instance, owner=None):
    """function.__get__"""
    if instance is None:
        if owner is None:
            raise TypeError('__get__(None, None) is invalid')
        return function
    return method_of(function, instance)


def called(function):
    """function.__call__"""
    return function


def binder(function):
    """function.__get__ as a value, where the run makes the function."""
    def bound(instance, owner=None):
        return bind(function, instance, owner)
    return bound


@constant_parameters('names')
def partial_with_keywords(names, function, *values):
    """The values of keywords, of these names, stand behind the others."""
    positional = len(values) - len(names)
    return maker_with(names)(function, values[:positional], values[positional:])


@specialize.memo()
def maker_with(names):
    """A function that makes one whose keywords of these names have defaults."""
    defaults = ', '.join('%s=_named_[%d]' % (name, i) for i, name in enumerate(names))
    passed = ', '.join('%s=%s' % (name, name) for name in names)
    namespace = {}
    exec('def made(_function_, _arguments_, _named_):\n'
         '    def _partial_call_(*_rest_, _function_=_function_, _arguments_=_arguments_, ' + defaults + ', **_others_):\n'
         '        return _function_(*_arguments_, *_rest_, ' + passed + ', **_others_)\n'
         '    return _partial_call_\n', namespace)
    namespace['made']._annspecialcase_ = 'specialize:argtype(0,1,2)'
    return namespace['made']


def cache(function):
    """functools.cache of an inner function. Keywords are none that it takes: to look for these would cost each call."""
    found = {}
    counts = [0, 0]

    def cached(*arguments):
        if arguments in found:
            counts[0] += 1
            return found[arguments]
        counts[1] += 1
        result = function(*arguments)
        found[arguments] = result
        return result
    return explained(cached, function, found, counts, None)


@constant_parameters('typed')
def lru_cache(maxsize=128, typed=False):
    """functools.lru_cache of an inner function, with arguments or as the decorator itself."""
    if callable(maxsize):
        return bounded(maxsize, 128)
    if maxsize is None:
        return by_types(cache) if typed else cache
    size = max(maxsize, 0)

    def decorate(function):
        return bounded(function, size)
    return by_types(decorate) if typed else decorate


def by_types(decorate):
    """What makes a cache that tells arguments of different types apart of what makes one that does not."""
    def decorate_by_types(function):
        def call(arguments, types):
            return function(*arguments)

        known = decorate(call)

        def cached(*arguments):
            return known(arguments, tuple([type(each).__name__ for each in arguments]))
        update_wrapper(cached, function)
        cached.cache_info = known.cache_info
        cached.cache_clear = known.cache_clear
        cached.cache_parameters = lambda: {'maxsize': known.cache_parameters()['maxsize'], 'typed': True}
        return cached
    return decorate_by_types


def bounded(function, size):
    found = {}
    counts = [0, 0]

    def cached(*arguments):
        if arguments in found:
            counts[0] += 1
            known = found[arguments]
            del found[arguments]
            found[arguments] = known
            return known
        counts[1] += 1
        result = function(*arguments)
        if arguments not in found and len(found) >= size:
            for oldest in found:
                del found[oldest]
                break
        if size > 0:
            found[arguments] = result
        return result
    return explained(cached, function, found, counts, size)


def explained(cached, function, found, counts, size):
    """A function with a cache, which tells of it and can forget it. counts holds how many calls were answered from it, and how many were not."""
    def cache_info():
        return _CacheInfo(counts[0], counts[1], size, len(found))

    def cache_clear():
        found.clear()
        counts[0] = 0
        counts[1] = 0

    update_wrapper(cached, function)
    cached.cache_info = cache_info
    cached.cache_clear = cache_clear
    cached.cache_parameters = lambda: {'maxsize': size, 'typed': False}
    return cached
