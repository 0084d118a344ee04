"""globals(), as a whole or asked for a name which only the run tells: functions that name what there is, and whose own global names are those of a module."""

import types

_made = {}

_REFUSED = 'raise TypeError("globals() asked for \'" + _name + "\' by a name that only the run tells is not supported")'
_RESERVED = {'item': _REFUSED, 'item_or': _REFUSED, 'contains': 'return True'}
_MISSING = {'item': 'raise KeyError(_name)', 'item_or': 'return _default', 'contains': 'return False'}


def global_reader(function, form, names, reserved):
    """
    A function of a name, and of a default for `item_or`, with the global names of a live function. It gives what one of the names stands for; reserved is a text of others that the module has, each between two zero characters.
    Names that the program assigns may have no value yet.
    """
    key = id(function.__globals__), form, names, reserved
    made = _made.get(key)
    if made is None:
        lines = ['def _reader(_name%s):' % (', _default' if form == 'item_or' else '')]
        for name in names:
            lines.append('    if _name == %r:' % name)
            if name in function.__globals__:
                lines.append('        return ' + name)
            else:
                lines += ['        try:', '            ' + ('_found = %s' % name), '        except NameError:', '            ' + _MISSING[form],
                          '        return ' + ('True' if form == 'contains' else '_found')]
        if reserved.strip('\0'):
            lines += ['    if "\\0" + _name + "\\0" in %r:' % reserved, '        ' + _RESERVED[form]]
        lines.append('    ' + _MISSING[form])
        made = _made[key] = _compiled(lines, function)
    return made


# What a module has before its first statement is run, in the order of an interpreter, and what stands for it; None for what only that interpreter has use for.
_OF_EVERY_MODULE = {'__name__': '__name__', '__doc__': '__doc__', '__package__': 'None', '__loader__': 'None', '__spec__': 'None'}
_OF_MAIN = {**_OF_EVERY_MODULE, '__annotations__': 'None', '__builtins__': 'builtins', '__file__': '__file__', '__cached__': 'None'}
_OF_IMPORTED = {**_OF_EVERY_MODULE, '__file__': '__file__', '__cached__': 'None', '__builtins__': 'builtins'}


def globals_as_dict(function, names):
    """
    A function that gives all global names of a live function with what they stand for, in a new dict. Those of names that always have a value come first, in the order in which the module has them; those of a module that is not written in Python by the alphabet, functions and classes before others.
    """
    key = id(function.__globals__), 'dict', names
    made = _made.get(key)
    if made is None:
        variables = function.__globals__
        first = _OF_MAIN if variables['__name__'] == '__main__' else _OF_IMPORTED if '__file__' in variables else _OF_EVERY_MODULE
        bound = [name for name in variables if name in names and name not in _OF_MAIN]
        entries = ['%r: %s' % (name, value) for name, value in first.items()]
        entries += ['%r: %s' % (name, name) for name in (bound if '__file__' in variables else sorted(bound, key=lambda name: (not callable(variables[name]), name)))]
        lines = ['def _reader():', '    import builtins', '    _found = {%s}' % ', '.join(entries)]
        for name in names:
            if name not in variables:
                lines += ['    try:', '        _found[%r] = %s' % (name, name), '    except NameError:', '        pass']
        made = _made[key] = _compiled(lines + ['    return _found'], function)
    return made


def _compiled(lines, function):
    namespace = {}
    exec(compile('\n'.join(lines) + '\n', 'serpentine_system/global_names.py', 'exec'), namespace)
    return types.FunctionType(namespace['_reader'].__code__, function.__globals__)
