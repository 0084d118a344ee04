"""What functools has in a form that cannot be translated: caches of functions and of attributes, and functions that are chosen by the class of an argument, for which the original looks in a table of classes."""

__all__ = ['lru_cache', 'cache', 'cached_property', 'partialmethod', 'singledispatch', 'singledispatchmethod']

_CacheInfo = original._CacheInfo

_ASSIGNED = original.WRAPPER_ASSIGNMENTS
_ASSIGNED_OF_BUILTINS = tuple(each for each in _ASSIGNED if each != '__module__')


def lru_cache(maxsize=128, typed=False):
    """As in functools, but for functions that take any keywords: the same calls are made, and the same counted. What is not written in Python is called by position."""
    if callable(maxsize) and isinstance(typed, bool):
        return _of(maxsize, 128, typed)

    def decorate(function):
        return _of(function, maxsize, typed)
    return decorate


def cache(function):
    """As in functools."""
    return lru_cache(None)(function)


def _of(function, maxsize, typed):
    called, first = _signature(function)
    if called.__code__.co_flags & _VARIABLE_KEYWORDS:
        return original.lru_cache(maxsize, typed)(function)
    if maxsize is not None and maxsize < 0:
        maxsize = 0
    found = {}
    counts = [0, 0]

    def cache_info():
        return _CacheInfo(counts[0], counts[1], maxsize, len(found))

    def cache_clear():
        found.clear()
        counts[0] = 0
        counts[1] = 0

    # What stands for something built in is not to be taken for it, though it has its name.
    is_of_program = getattr(function, '__module__', None) not in (None, 'builtins')
    namespace = {'__name__': function.__module__ if is_of_program else __name__, '_function': function, '_found': found, '_counts': counts, '_maxsize': maxsize,
                 '_defaults': called.__defaults__ or (), '_keyword_defaults': called.__kwdefaults__ or {}}
    exec(_text(called, first, maxsize, typed), namespace)
    cached = original.update_wrapper(namespace['_cached'], function, _ASSIGNED if is_of_program else _ASSIGNED_OF_BUILTINS)
    cached.cache_info = cache_info
    cached.cache_clear = cache_clear
    cached.cache_parameters = lambda: {'maxsize': maxsize, 'typed': typed}
    return cached


def _signature(function):
    """The function written in Python that has the parameters of something that is called, and the first of them that a call gives."""
    if not isinstance(function, type):
        return (function, 0) if type(function) is type(_of) else (_any, 0)
    for maker in (function.__init__, function.__new__):
        if type(maker) is type(_of):
            return maker, 1
    return _any, 0


def _any(*arguments):
    """The parameters of what is not written in Python."""


_VARIABLE_POSITIONAL = 4
_VARIABLE_KEYWORDS = 8


def _text(function, first, maxsize, typed):
    """Source with the function's own parameters from one on, so that a call may name them. As in Python, a call that leaves out a default is told from one that gives it (by how many are positional)."""
    code = function.__code__
    names = list(code.co_varnames[first:code.co_argcount])
    positional_only = max(code.co_posonlyargcount - first, 0)
    keyword_only = list(code.co_varnames[code.co_argcount:code.co_argcount + code.co_kwonlyargcount])
    starred = code.co_varnames[code.co_argcount + len(keyword_only)] if code.co_flags & _VARIABLE_POSITIONAL else None
    first_default = len(names) - len(function.__defaults__ or ())
    parameters = []
    for i, name in enumerate(names):
        if i == positional_only and i > 0:
            parameters.append('/')
        parameters.append(name if i < first_default else name + '=_defaults[' + str(i - first_default) + ']')
    if names and positional_only == len(names):
        parameters.append('/')
    if starred:
        parameters.append('*' + starred)
    elif keyword_only:
        parameters.append('*')
    for name in keyword_only:
        parameters.append(name + '=_keyword_defaults[' + repr(name) + ']' if name in (function.__kwdefaults__ or {}) else name)
    passed = names + (['*' + starred] if starred else []) + [name + '=' + name for name in keyword_only]
    parts = names + ([starred] if starred else []) + keyword_only
    has_shapes = bool(function.__defaults__)
    if has_shapes:
        parts = ['_shape'] + parts
        parameters = ['_shape'] + [each for each in parameters if each != '/']
    if typed:
        parts = parts + ['type(' + each + ').__name__' for each in names + keyword_only]
        if starred:
            parts.append('tuple([type(each).__name__ for each in ' + starred + '])')
    key = parts[0] if len(parts) == 1 else '(' + ', '.join(parts) + ')'
    call = '_function(' + ', '.join(passed) + ')'
    lines = ['def ' + ('_keyed' if has_shapes else '_cached') + '(' + ', '.join(parameters) + '):']
    if maxsize == 0:
        lines += ['    _counts[1] += 1',
                  '    return ' + call]
    else:
        lines += ['    _key = ' + key,
                  '    if _key in _found:',
                  '        _counts[0] += 1',
                  '        _result = _found[_key]']
        if maxsize is not None:
            # The one used last is the last.
            lines += ['        del _found[_key]',
                      '        _found[_key] = _result']
        lines += ['        return _result',
                  '    _counts[1] += 1',
                  '    _result = ' + call]
        if maxsize is not None:
            lines += ['    if _key not in _found and len(_found) >= _maxsize:',
                      '        for _oldest in _found:',
                      '            del _found[_oldest]',
                      '            break']
        lines += ['    _found[_key] = _result',
                  '    return _result']
    if has_shapes:
        lines += ['def _cached(*arguments, **keywords):',
                  '    return _keyed(len(arguments), *arguments, **keywords)']
    return '\n'.join(lines) + '\n'


class cached_property(original.cached_property):
    """As in functools; in a class it becomes a property that keeps its value as an entry of the instance's dict beside it."""

    def __set_name__(self, owner, name):
        super().__set_name__(owner, name)
        entry = '_entry_beside_' + name
        namespace = {'__name__': owner.__module__, '_function': self.func}
        if all('__slots__' in vars(each) and '__dict__' not in each.__slots__ for each in owner.__mro__[:-1]):
            exec(f'''def get(self):
    raise TypeError("No '__dict__' attribute on " + repr(type(self).__name__) + " instance to cache {name!r} property.")
def set(self, result):
    raise AttributeError("'" + type(self).__name__ + "' object attribute {name!r} is read-only")
''', namespace)
            setattr(owner, name, property(namespace['get'], namespace['set'], namespace['set'], self.__doc__))
            return
        exec(f'''def get(self):
    if hasattr(self, '{entry}'):
        return self.{entry}
    result = _function(self)
    object.__setattr__(self, '{entry}', result)
    return result
def set(self, result):
    object.__setattr__(self, '{entry}', result)
def delete(self):
    if not hasattr(self, '{entry}'):
        raise AttributeError('{name}')
    del self.{entry}
''', namespace)
        setattr(owner, name, property(namespace['get'], namespace['set'], namespace['delete'], self.__doc__))


class partialmethod(original.partialmethod):
    """As in functools; in a class it becomes a method of the same kind as what it calls, with a text of its own. One that is put into a class later is bound as that method is."""

    _freeze_ = lambda self: True

    def __init__(self, func, /, *args, **keywords):
        super().__init__(func, *args, **keywords)
        self._method = self._text()

    def _text(self):
        function = _plain(self.func)
        if type(function) not in (type(_plain), type(len), type):
            return None
        receiver = '' if isinstance(self.func, staticmethod) else 'receiver'
        parameters = ([receiver, '/'] if receiver else []) + ['*arguments'] + [key + '=_keywords[' + repr(key) + ']' for key in self.keywords] + ['**keywords']
        passed = [receiver] * bool(receiver) + ['_arguments[' + str(i) + ']' for i in range(len(self.args))] + ['*arguments'] + [key + '=' + key for key in self.keywords] + ['**keywords']
        namespace = {'__name__': function.__module__, '_function': function, '_arguments': self.args, '_keywords': self.keywords}
        exec('def method(' + ', '.join(parameters) + '):\n    return _function(' + ', '.join(passed) + ')\n', namespace)
        return namespace['method']

    def __set_name__(self, owner, name):
        if self._method is not None:
            setattr(owner, name, type(self.func)(self._method) if isinstance(self.func, (classmethod, staticmethod)) else self._method)

    def __get__(self, obj, cls=None):
        if self._method is None:
            return super().__get__(obj, cls)
        if isinstance(self.func, staticmethod):
            return self._method
        if isinstance(self.func, classmethod):
            return self._method.__get__(type(obj) if cls is None else cls)
        return self._method.__get__(obj, cls)


def singledispatch(function):
    """As in functools; the tests for the registered classes are a function's text."""
    return _dispatcher(function, '')


def singledispatchmethod(function):
    """As in functools, but a function, which the class binds as any other."""
    is_bound_otherwise = isinstance(function, (classmethod, staticmethod))
    receiver = '' if isinstance(function, staticmethod) else 'self, '
    dispatcher = _dispatcher(_plain(function), receiver)
    return _with_dispatch(type(function)(dispatcher), dispatcher) if is_bound_otherwise else dispatcher


def _plain(function):
    return function.__func__ if isinstance(function, (classmethod, staticmethod)) else function


def _with_dispatch(method, dispatcher):
    method.register = dispatcher.register
    method.dispatch = dispatcher.dispatch
    return method


def _dispatcher(function, receiver):
    """A function that calls the one which is registered for the class of its first argument behind the receiver."""
    table = original.singledispatch(function)
    namespace = {'__name__': function.__module__}

    def renew():
        exec(_text_of_choice(_registered(table), receiver, namespace), namespace)

    def register(cls, func=None):
        if func is None and (isinstance(cls, type) or not hasattr(cls, '__annotations__')):
            return lambda func: register(cls, func)
        if func is None:
            table.register(_plain(cls))
        else:
            table.register(cls, _plain(func))
        renew()
        return cls if func is None else func

    renew()
    exec(f"""def dispatcher({receiver}argument, /, *arguments, **keywords):
    return _chosen({receiver}argument, *arguments, **keywords)
""", namespace)
    dispatcher = original.update_wrapper(namespace['dispatcher'], function)
    dispatcher.register = register
    dispatcher.dispatch = table.dispatch
    dispatcher.dispatch._annspecialcase_ = 'specialize:memo'
    dispatcher.registry = table.registry
    return dispatcher


def _registered(table):
    """The classes and their functions, each class before those that it extends; those, too, that extend several of them, for which the order of their bases decides."""
    ordered = []
    for each in [*table.registry, *_below(each for each in table.registry if each.__module__ != 'builtins')]:
        if each not in ordered:
            place = [i for i, other in enumerate(ordered) if issubclass(each, other)]
            ordered.insert(place[0] if place else len(ordered), each)
    return [(each, table.dispatch(each)) for each in ordered]


def _below(classes):
    """All classes that are below two of these in different lines."""
    classes = list(classes)
    found = []
    for each in classes:
        for below in _all_below(each):
            above = [other for other in classes if issubclass(below, other)]
            if below not in classes and below not in found and any(not issubclass(a, b) and not issubclass(b, a) for a in above for b in above):
                found.append(below)
    return found


def _all_below(cls):
    for each in type.__subclasses__(cls):
        yield each
        yield from _all_below(each)


def _text_of_choice(registered, receiver, namespace):
    lines = [f'def _chosen({receiver}argument, /, *arguments, **keywords):']
    for i, (cls, function) in enumerate(registered):
        namespace[f'_class_{i}'] = cls
        namespace[f'_function_{i}'] = function
        test = 'argument is None' if cls is type(None) else f'isinstance(argument, _class_{i})'
        lines.append('    ' + ('' if cls is object else 'if ' + test + ': ') + f'return _function_{i}({receiver}argument, *arguments, **keywords)')
    return '\n'.join(lines) + '\n'
