"""What instances do that are asked for a method which others of their static class have, and they have not."""

from serpentine_system.guards import name_of
from serpentine_system.operator_signs import BINARY
from serpentine_system.registry import constant_parameters

# Of special methods: what Python says, with the class's name in it.
COMPLAINTS = {
    '__len__': "object of type '%s' has no len()",
    '__getitem__': "'%s' object is not subscriptable",
    '__setitem__': "'%s' object does not support item assignment",
    '__delitem__': "'%s' object doesn't support item deletion",
    '__iter__': "'%s' object is not iterable",
    '__next__': "'%s' object is not an iterator",
    '__contains__': "argument of type '%s' is not iterable",
    '__reversed__': "'%s' object is not reversible",
    '__call__': "'%s' object is not callable",
    '__enter__': "'%s' object does not support the context manager protocol",
    '__exit__': "'%s' object does not support the context manager protocol (missed __exit__ method)",
    '__neg__': "bad operand type for unary -: '%s'",
    '__pos__': "bad operand type for unary +: '%s'",
    '__invert__': "bad operand type for unary ~: '%s'",
    '__abs__': "bad operand type for abs(): '%s'",
    '__int__': "int() argument must be a string, a bytes-like object or a real number, not '%s'",
    '__float__': "float() argument must be a string or a real number, not '%s'",
    '__index__': "'%s' object cannot be interpreted as an integer",
    '__round__': "type %s doesn't define __round__ method",
}
DECLINING = ['__lt__', '__le__', '__gt__', '__ge__', '__divmod__', '__rdivmod__'] + ['__%s%s__' % (side, name) for name in BINARY for side in ('', 'r')]

# What stands for a special method in a class that has another one which Python takes instead.
INSTEAD = {
    ('__bool__', '__len__'): 'return len(self) != 0',
    ('__contains__', '__getitem__'): 'return any(each is item or each == item for each in self)',
    ('__contains__', '__iter__'): 'return any(each is item or each == item for each in self)',
    ('__float__', '__index__'): 'return float(self.__index__())',
    ('__int__', '__index__'): 'return self.__index__()',
    ('__int__', '__trunc__'): 'return int(self.__trunc__())',
    ('__iter__', '__getitem__'): 'return items_of(self)',
    ('__reversed__', '__getitem__'): 'return items_from_the_end(self)',
}

_made = {}


def lacking(name, top):
    """The function that stands for a method which a class lacks, of those below the class of a name: what an operator tries next, or an error."""
    if (name, top) not in _made:
        namespace = dict(globals())
        exec(_source(name), namespace)
        _made[name, top] = namespace[name]
    return _made[name, top]


def instead(name, other, top):
    """The same where the class has another method, which is taken instead."""
    if (name, other, top) not in _made:
        namespace = dict(globals())
        parameters = 'self, item' if name == '__contains__' else 'self'
        exec('def %s(%s):\n    %s\n' % (name, parameters, INSTEAD[name, other]), namespace)
        _made[name, other, top] = namespace[name]
    return _made[name, other, top]


def lacking_in_super(name):
    """The function that stands for a method which no class behind one has."""
    if (name, 'super') not in _made:
        namespace = {}
        exec("def %s(self, *arguments, **named):\n    raise AttributeError(%r)\n" % (name, "'super' object has no attribute '" + name + "'"), namespace)
        _made[name, 'super'] = namespace[name]
    return _made[name, 'super']


def end_of_hooks(name):
    """`__init_subclass__` of object, for a class of a name."""
    if (name, 'hook') not in _made:
        namespace = {}
        exec("def __init_subclass__(**named):\n    if named:\n        raise TypeError(%r)\n" % (name + '.__init_subclass__() takes no keyword arguments'), namespace)
        _made[name, 'hook'] = namespace['__init_subclass__']
    return _made[name, 'hook']


def of_builtin_class(name, owner):
    """The method of a class of Python's own as a function, so that it is chosen as a method of the program is."""
    if (name, owner) not in _made:
        namespace = {'owner': owner}
        exec('def %s(self, *arguments, **named):\n    return owner.%s(self, *arguments, **named)\n' % (name, name), namespace)
        _made[name, owner] = namespace[name]
    return _made[name, owner]


def items_of(sequence):
    """The items of what has no __iter__: those of the indexes from 0 on, up to an IndexError."""
    index = 0
    while True:
        try:
            item = sequence[index]
        except IndexError:
            return
        yield item
        index += 1


def items_from_the_end(sequence):
    """The items of what has no __reversed__."""
    for index in range(len(sequence) - 1, -1, -1):
        yield sequence[index]


@constant_parameters('name', 'sign')
def in_place(left, right, name, sign):
    """left sign= right of what has no method for that."""
    if hasattr(left, name):
        return getattr(left, name)(right)
    raise TypeError('unsupported operand type(s) for ' + sign + "=: '" + name_of(left) + "' and '" + name_of(right) + "'")


def without_instance(name, function):
    """A method that calls a static method, or a class method that knows its class, so that it is chosen as a method is."""
    def method(self, /, *arguments, **named):
        return function(*arguments, **named)
    if (name, function) not in _made:
        method.__name__ = name
        _made[name, function] = method
    return _made[name, function]


def _source(name):
    if name in DECLINING:
        return 'def %s(self, other):\n    return NotImplemented\n' % name
    if name == '__ne__':
        return 'def __ne__(self, other):\n    return not self == other\n'
    if name == '__bool__':
        return 'def __bool__(self):\n    return True\n'
    if name[:3] == '__i' and name[3:-2] in BINARY:
        return 'def %s(self, other):\n    return in_place(self, other, %r, %r)\n' % (name, '__%s__' % name[3:-2], BINARY[name[3:-2]])
    if name in COMPLAINTS:
        raised = 'TypeError'
        before, after = COMPLAINTS[name].split('%s')
    else:
        raised = 'AttributeError'
        before, after = "'", "' object has no attribute '" + name + "'"
    return 'def %s(self, *arguments, **named):\n    raise %s(%r + type(self).__name__ + %r)\n' % (name, raised, before, after)
