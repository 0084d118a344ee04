"""Functions that do what something does that is no function, so that it can be called where functions are: builtins, classes, methods of built-in types."""

_made = {}

# Special methods, as the expressions that mean them.
_EXPRESSIONS = {
    '__getitem__': 'self[a0]',
    '__contains__': 'a0 in self',
    '__len__': 'len(self)',
}


def class_forwarder(called):
    """A function that makes instances of a class."""
    known = _made.get(called)
    if known is None:
        def known(*arguments, **keywords):
            return called(*arguments, **keywords)
        _made[called] = known
    return known


def builtin_forwarder(called, count):
    """A function that calls a builtin with so many arguments."""
    return _made.get((called, count)) or _compiled(called, count, 'called(%s)' % _names(count), _names(count))


def method_forwarder(name, count):
    """A function that calls the method of that name of its first argument with so many others."""
    names = _names(count)
    return _made.get((name, count)) or _compiled(name, count, _EXPRESSIONS.get(name, 'self.%s(%s)' % (name, names)), 'self, ' + names)


def _names(count):
    return ', '.join('a%d' % i for i in range(count))


def _compiled(called, count, expression, parameters):
    namespace = {'__name__': __name__, 'arithmetic_is_checked': True, 'called': called}
    exec(compile('def forward(%s):\n    return %s\n' % (parameters, expression), 'serpentine_system/forwarders.py', 'exec'), namespace)
    _made[called, count] = namespace['forward']
    return namespace['forward']
