"""globals() that is asked for a name which only the run tells: functions that compare it with the names that it may be, and whose own global names are those of the program's module."""

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
        namespace = {}
        exec(compile('\n'.join(lines) + '\n', 'serpentine_system/global_names.py', 'exec'), namespace)
        made = _made[key] = types.FunctionType(namespace['_reader'].__code__, function.__globals__)
    return made
