"""Libraries: what calls the functions that a program exports, since nothing in the program does, and how what they take and give looks from outside."""

import types
import typing

from rpython.rtyper.lltypesystem.lltype import external
from serpentine_system import startup, streams

process_argument_count = external('process_argument_count')

functions = []

_SIMPLE = {int: 'int', float: 'float', bool: 'bool', str: 'str', bytes: 'bytes', type(None): 'None', None: 'None'}
_VALUES = {'int': 'exports.number()', 'float': 'float(exports.number())', 'bool': 'exports.number() == 7', 'str': 'exports.text()', 'bytes': 'exports.text().encode()'}


def number():
    """Some int: which one, nobody can tell before the program runs."""
    return process_argument_count()


def text():
    return startup.arguments()[0]


def grown(item):
    """A list that may grow."""
    result = []
    result.append(item)
    return result


def flush():
    streams.stdout.flush()


def wrappers(module):
    """The source of a module with a wrapper for each exported function of a program, and what they take and give. Dictionaries cross the border as two lists; `origins` tells
    from which line on a wrapper stands, and at which line its function. The text of what is wrong, with an exclamation mark before it, where a hint is missing or says what cannot cross."""
    lines = ['from serpentine_system import exports, startup']
    calls = []
    surface = []
    origins = []
    for name, function in vars(module).items():
        if isinstance(function, types.FunctionType) and getattr(function, '_exported_', False) is True:
            try:
                origins.append((len(lines) + 1, function.__code__.co_firstlineno))
                lines += _wrapper(name, function, calls, surface)
            except TypeError as wrong:
                return '!%d:%s' % (function.__code__.co_firstlineno, wrong)
    if not surface:
        return '!1:the library exports nothing; mark functions with rpython.rlib.entrypoint.exported'
    lines += ['def describe(exception):', '    return str(exception)']
    lines += ['def beginning():', '    startup.arguments()', '    if exports.number() > 0:', '        try:']
    lines += ['            ' + call for call in calls]
    lines += ['        except BaseException as exception:', '            describe(exception)', '    return 0']
    lines.append('surface = %r' % (tuple(surface),))
    lines.append('origins = %r' % (tuple(origins),))
    return '\n'.join(lines) + '\n'


def _wrapper(name, function, calls, surface):
    code = function.__code__
    parameters = code.co_varnames[:code.co_argcount]
    if code.co_kwonlyargcount or code.co_flags & 12:
        raise TypeError('the exported function %s has parameters that cannot be passed by position' % name)
    hints = typing.get_type_hints(function)
    kinds = [(parameter, _kind(hints, parameter, name)) for parameter in parameters]
    result = _kind(hints, 'return', name)
    index = len(functions)
    functions.append(function)
    heads, passed, values, body = [], [], [], []
    for parameter, kind in kinds:
        if kind[0] == 'dict':
            heads += [parameter + '_keys', parameter + '_values']
            body += ['    %s = {}' % parameter, '    for i in range(len(%s_keys)):' % parameter, '        %s[%s_keys[i]] = %s_values[i]' % (parameter, parameter, parameter)]
            values += [_value(('list', kind[1])), _value(('list', kind[2]))]
        else:
            heads.append(parameter)
            values.append(_value(kind))
        passed.append(parameter)
    calls.append('export_%s(%s)' % (name, ', '.join(values)))
    surface.append((name, (function.__doc__ or '').strip(), tuple(kinds), result))
    call = 'program_%s(%s)' % (name, ', '.join(passed))
    lines = ['program_%s = exports.functions[%d]' % (name, index), 'def export_%s(%s):' % (name, ', '.join(heads))] + body
    if result[0] == 'None':
        lines += ['    ' + call, '    exports.flush()']
    else:
        # The other value, which is never taken, makes the result as general as its hint: a str where the function gives a character, a list that may grow.
        lines += ['    result = %s if exports.number() >= 0 else %s' % (call, _value(result)), '    exports.flush()']
        lines.append('    return (list(result.keys()), list(result.values()))' if result[0] == 'dict' else '    return result')
    return lines


def _kind(hints, name, function):
    if name not in hints:
        raise TypeError('the exported function %s has no type hint for %s' % (function, 'its result' if name == 'return' else name))
    return _kind_of(hints[name], name, function, True)


def _kind_of(hint, name, function, outermost):
    if hint in _SIMPLE and (_SIMPLE[hint] != 'None' or outermost and name == 'return'):
        return (_SIMPLE[hint],)
    origin = typing.get_origin(hint)
    parts = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType) and set(parts) == {str, type(None)}:
        return ('optional',)
    if origin in (list, tuple) or origin is dict and outermost:
        return (origin.__name__,) + tuple(_kind_of(part, name, function, False) for part in parts)
    raise TypeError('the exported function %s cannot have the hint %s for %s' % (function, hint, 'its result' if name == 'return' else name))


def _value(kind):
    if kind[0] == 'list':
        return 'exports.grown(%s)' % _value(kind[1])
    if kind[0] == 'dict':
        return '{%s: %s}' % (_value(kind[1]), _value(kind[2]))
    if kind[0] == 'tuple':
        return '(%s,)' % ', '.join(_value(part) for part in kind[1:])
    if kind[0] == 'optional':
        return '(exports.text() if exports.number() == 7 else None)'
    return _VALUES[kind[0]]
