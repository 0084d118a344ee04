"""What operator has in a form that cannot be translated: the operators as functions; and getters, which are made at translation time where they are made of constants at run time."""

__all__ = ['itemgetter', 'attrgetter', 'methodcaller']


def _made(expression, **namespace):
    exec('def getter(x):\n    return ' + expression + '\n', namespace)
    return namespace['getter']


def itemgetter(*items):
    """As in operator."""
    if not items:
        raise TypeError('itemgetter expected 1 argument, got 0')
    namespace = {'_' + str(i): each for i, each in enumerate(items)}
    return _made(', '.join('x[' + name + ']' for name in namespace), **namespace)


def attrgetter(*attributes):
    """As in operator."""
    if not attributes:
        raise TypeError('attrgetter expected 1 argument, got 0')
    if not all(isinstance(each, str) for each in attributes):
        raise TypeError('attribute name must be a string')
    return _made(', '.join('x.' + each for each in attributes))


def methodcaller(*arguments, **keywords):
    """As in operator."""
    if not arguments:
        raise TypeError('methodcaller needs at least one argument, the method name')
    name, *arguments = arguments
    if not isinstance(name, str):
        raise TypeError('method name must be a string')
    passed = ['_arguments[' + str(i) + ']' for i in range(len(arguments))] + [each + '=_keywords[' + repr(each) + ']' for each in keywords]
    return _made('x.' + name + '(' + ', '.join(passed) + ')', _arguments=arguments, _keywords=keywords)


def _itemgetter_at_run_time(item, *items):
    if len(items) == 0:
        return lambda x: x[item]
    everything = [item, *items]
    return lambda x: tuple([x[each] for each in everything])


def _attribute_at_path(x, path):
    found = getattr(x, path[0])
    return found if len(path) == 1 else _attribute_at_path(found, path[1:])


def _attrgetter_at_run_time(attribute, *attributes):
    if len(attributes) == 0:
        if not isinstance(attribute, str):
            raise TypeError('attribute name must be a string')
        path = attribute.split('.')
        return lambda x: _attribute_at_path(x, path)
    paths = [each.split('.') for each in [attribute, *attributes]]
    return lambda x: tuple([_attribute_at_path(x, each) for each in paths])


def _methodcaller_at_run_time(name, /, *arguments, **keywords):
    return lambda x: getattr(x, name)(*arguments, **keywords)


for _maker in (itemgetter, attrgetter, methodcaller):
    _maker._annspecialcase_ = 'specialize:memo'
_attribute_at_path._annspecialcase_ = 'specialize:argtype(0)'
_itemgetter_at_run_time._annspecialcase_ = 'specialize:argtype(0,1)'
_attrgetter_at_run_time._annspecialcase_ = 'specialize:argtype(0,1)'
_methodcaller_at_run_time._annspecialcase_ = 'specialize:call_location'
itemgetter._at_run_time_ = _itemgetter_at_run_time
attrgetter._at_run_time_ = _attrgetter_at_run_time
methodcaller._at_run_time_ = _methodcaller_at_run_time

_OF_ONE = {'neg': '-a', 'pos': '+a', 'invert': '~a', 'inv': '~a', 'not_': 'not a', 'truth': 'True if a else False', 'abs': '_abs(a)'}
_OF_TWO = {
    'add': 'a + b', 'sub': 'a - b', 'mul': 'a * b', 'truediv': 'a / b', 'floordiv': 'a // b', 'mod': 'a % b', 'pow': 'a ** b', 'matmul': 'a @ b', 'concat': '_concatenated(a, b)',
    'lshift': 'a << b', 'rshift': 'a >> b', 'and_': 'a & b', 'or_': 'a | b', 'xor': 'a ^ b',
    'lt': 'a < b', 'le': 'a <= b', 'eq': 'a == b', 'ne': 'a != b', 'ge': 'a >= b', 'gt': 'a > b', 'is_': 'a is b', 'is_not': 'a is not b', 'contains': 'b in a', 'getitem': 'a[b]',
}


def _concatenated(a, b):
    if not hasattr(a, '__getitem__'):
        raise TypeError("'" + type(a).__name__ + "' object can't be concatenated")
    return a + b


_concatenated._annspecialcase_ = 'specialize:argtype(0,1)'


def _define(name, parameters, expression):
    # A function called abs is the only one of that name among its globals.
    text = 'def ' + name + '(' + ', '.join(parameters) + ', /):\n    return ' + expression + '\n'
    namespace = {'__name__': 'operator', '_abs': abs, '_concatenated': _concatenated}
    exec(text, namespace)
    function = namespace[name]
    function._annspecialcase_ = 'specialize:argtype(' + ','.join(str(i) for i in range(len(parameters))) + ')'
    # The names of the special methods mean the same functions.
    for each in (name, '__' + name.strip('_') + '__'):
        if hasattr(original, each):
            globals()[each] = function
            __all__.append(each)


for _name, _expression in _OF_ONE.items():
    _define(_name, 'a', _expression)
for _name, _expression in _OF_TWO.items():
    _define(_name, 'ab', _expression)
