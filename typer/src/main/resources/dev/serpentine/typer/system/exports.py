"""Libraries: what calls the functions that a program exports, since nothing in the program does, and how what they take and give looks from outside."""

import types
import typing

from rpython.rtyper.lltypesystem.lltype import external, is_long, lllong
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


def word(number):
    """What crosses the border of an int, which the program may keep without bounds."""
    if is_long(number):
        n = lllong(number)
        if n.digits:
            raise OverflowError('an int of more than 64 bits cannot leave the library')
        return n.word
    return number


def real(number):
    """What crosses the border of a float, for which the program may give an int."""
    if isinstance(number, int):
        return float(number)
    return number


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
    lines += ['def beginning():', '    startup.arguments()', '    try:']
    # Each by itself: one that never returns is followed by the others all the same.
    for call in calls:
        lines += ['        if exports.number() > 0:', '            ' + call]
    lines += ['    except BaseException as exception:', '        describe(exception)', '    return 0']
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
            body += ['    %s = {}' % parameter, '    for i in range(len(%s_keys)):' % parameter]
            body.append('        %s[%s] = %s' % (parameter, _own(kind[1], parameter + '_keys[i]'), _own(kind[2], parameter + '_values[i]')))
            values += [_value(('list', kind[1])), _value(('list', kind[2]))]
        else:
            heads.append(parameter)
            values.append(_value(kind))
        passed.append(parameter if kind[0] == 'dict' else _own(kind, parameter))
    calls.append('export_%s(%s)' % (name, ', '.join(values)))
    surface.append((name, (function.__doc__ or '').strip(), tuple(kinds), result))
    call = 'program_%s(%s)' % (name, ', '.join(passed))
    lines = ['program_%s = exports.functions[%d]' % (name, index), 'def export_%s(%s):' % (name, ', '.join(heads))] + body
    if result[0] == 'None':
        lines += ['    ' + call, '    exports.flush()']
    else:
        # The other value, which is never taken, makes the result as general as its hint: a str where the function gives a character, a list that may grow.
        lines += ['    found = %s' % call, '    exports.flush()']
        if result[0] == 'dict':
            given = '([%s for key in found.keys()], [%s for value in found.values()])' % (_given(result[1], 'key'), _given(result[2], 'value'))
            other = '(%s, %s)' % (_value(('list', result[1])), _value(('list', result[2])))
        else:
            given = _given(result, 'found')
            other = _value(result)
        lines += ['    result = %s if exports.number() >= 0 else %s' % (given, other), '    return result']
    return lines


def _own(kind, expression, depth=0):
    """What the program gets of what crossed the border: lists of its own, whose numbers it may keep as it needs them."""
    return _rebuilt(kind, expression, depth, {'int': '%s', 'float': '%s', 'bool': '%s'})


def _given(kind, expression, depth=0):
    """What crosses the border of what the program gives."""
    return _rebuilt(kind, expression, depth, {'int': 'exports.word(%s)', 'float': 'exports.real(%s)'})


def _rebuilt(kind, expression, depth, forms):
    """An expression with every number in a form of its own; itself where it has no such numbers."""
    if kind[0] == 'list':
        item = 'item_%d' % depth
        rebuilt = _rebuilt(kind[1], item, depth + 1, forms)
        return '[%s for %s in %s]' % (rebuilt, item, expression) if _has(kind[1], forms) else expression
    if kind[0] == 'tuple':
        items = [_rebuilt(part, '%s[%d]' % (expression, place), depth + 1, forms) for place, part in enumerate(kind[1:])]
        return '(%s,)' % ', '.join(items) if _has(kind, forms) else expression
    return forms.get(kind[0], '%s') % expression


def _has(kind, names):
    return kind[0] in names or any(_has(part, names) for part in kind[1:])


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
