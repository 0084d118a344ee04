"""What dataclasses has in a form that cannot be translated: functions of instances that look at the fields by their names."""

import copy
from rpython.rlib.objectmodel import we_are_translated

__all__ = ['replace', 'asdict', 'astuple']


class Unchanged:
    """The default of what replace() is not given."""

    is_unchanged = True


def replace(obj, /, **changes):
    """As in dataclasses."""
    if we_are_translated():
        if obj is None:
            raise TypeError('replace() should be called on dataclass instances')
        return _replacer(type(obj))(obj, **changes)
    return original.replace(obj, **changes)


def asdict(obj):
    """As in dataclasses, but for dict_factory."""
    if obj is None:
        raise TypeError('asdict() should be called on dataclass instances')
    return _to_dict(type(obj))(obj)


def astuple(obj):
    """As in dataclasses, but for tuple_factory."""
    if obj is None:
        raise TypeError('astuple() should be called on dataclass instances')
    return _to_tuple(type(obj))(obj)


def _plain(x, to_plain):
    """A copy of a field's value in which instances of data classes are what `to_plain` makes of their class's."""
    if hasattr(x, '__dataclass_fields__'):
        return to_plain(type(x))(x)
    if isinstance(x, list):
        return [_plain(each, to_plain) for each in x]
    if isinstance(x, dict):
        return {_plain(key, to_plain): _plain(x[key], to_plain) for key in x}
    if x is None or isinstance(x, (bool, int, float, str, bytes, tuple)):
        return x
    return copy.deepcopy(x)


_plain._annspecialcase_ = 'specialize:argtype(0,1)'


def _function(text, **namespace):
    exec(text, namespace)
    return namespace['made']


def _of_class(cls, parameters, result, **namespace):
    """A function of instances of exactly that class, which may be declared to be of one above."""
    text = 'def made(' + parameters + '):\n    if isinstance(self, _cls):\n        return ' + result + '\n    raise SystemError\n'
    return _function(text, _cls=cls, **namespace)


def _refusal(cls, function):
    """What raises for the instances of a class that is no data class; None for one that is."""
    if hasattr(cls, '__dataclass_fields__'):
        return None
    return _function('def made(self, **changes):\n    raise TypeError(' + repr(function + '() should be called on dataclass instances') + ')\n')


def _to_dict(cls):
    refusal = _refusal(cls, 'asdict')
    if refusal is not None:
        return refusal
    items = ', '.join(repr(each.name) + ': _plain(self.' + each.name + ', _to_dict)' for each in original.fields(cls))
    return _of_class(cls, 'self', '{' + items + '}', _plain=_plain, _to_dict=_to_dict)


def _to_tuple(cls):
    refusal = _refusal(cls, 'astuple')
    if refusal is not None:
        return refusal
    items = ''.join('_plain(self.' + each.name + ', _to_tuple), ' for each in original.fields(cls))
    return _of_class(cls, 'self', '(' + items + ')', _plain=_plain, _to_tuple=_to_tuple)


def _replacer(cls):
    refusal = _refusal(cls, 'replace')
    if refusal is not None:
        return refusal
    names, parameters, passed, defaults = [], [], [], {}
    for each in cls.__dataclass_fields__.values():
        name = each.name
        if each._field_type is original._FIELD_INITVAR:
            if each.default is original.MISSING:
                parameters.append(name)
            else:
                parameters.append(name + '=_defaults[' + repr(name) + ']')
                defaults[name] = each.default
            passed.append(name + '=' + name)
        elif each._field_type is original._FIELD and each.init:
            parameters.append(name + '=_Unchanged')
            passed.append(name + '=self.' + name + ' if hasattr(' + name + ", 'is_unchanged') else " + name)
    made = _of_class(cls, ', '.join(['self', *['*'] * bool(parameters), *parameters]), '_cls(' + ', '.join(passed) + ')', _Unchanged=Unchanged, _defaults=defaults)
    made._annspecialcase_ = 'specialize:argtype(' + ','.join(str(i + 1) for i in range(len(parameters))) + ')'
    return made


for _maker in (_to_dict, _to_tuple, _replacer):
    _maker._annspecialcase_ = 'specialize:memo'
