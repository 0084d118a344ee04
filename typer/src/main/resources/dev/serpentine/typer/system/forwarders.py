"""Functions that do what something does that is no function, so that it can be called where functions are: builtins, classes, methods of built-in types."""

from serpentine_system import guards

arithmetic_is_checked = True

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


def guarded_call(called, keywords, checks):
    """A function that calls a live object, and hands arguments through guards: one text an argument, with %s where the argument stands, or empty. The last arguments are those of the keywords."""
    made = _made.get((called, keywords, checks))
    if made is None:
        names = _names(len(checks))
        made = _made[called, keywords, checks] = _compiled_once(called, 'called(%s)' % _guarded(keywords, checks), names)
    return made


def guarded_method(name, keywords, checks):
    """The same of a method of the first argument."""
    made = _made.get((name, keywords, checks))
    if made is None:
        made = _made[name, keywords, checks] = _compiled_once(None, 'self.%s(%s)' % (name, _guarded(keywords, checks)), 'self, ' + _names(len(checks)))
    return made


def unbound_method(name, check, keywords, checks):
    """The same where the first argument may go through a guard, too."""
    key = name, check, keywords, checks
    made = _made.get(key)
    if made is None:
        self = check % 'self' if check else 'self'
        made = _made[key] = _compiled_once(None, '%s.%s(%s)' % (self, name, _guarded(keywords, checks)), 'self, ' + _names(len(checks)))
    return made


def guarded_statement(statement, checks):
    """A function of a, b and so on, some of which go through guards, that does a statement and returns a."""
    made = _made.get((statement, checks))
    if made is None:
        names = 'abcdef'[:len(checks)]
        guarded = ''.join('    %s = %s\n' % (name, check % name) for name, check in zip(names, checks) if check)
        made = _made[statement, checks] = _compiled_once(None, 'a', ', '.join(names), '%s    %s\n' % (guarded, statement))
    return made


def _guarded(keywords, checks):
    arguments = []
    for i in range(len(checks)):
        place = i - len(checks) + len(keywords)
        argument = checks[i] % ('a%d' % i) if checks[i] else 'a%d' % i
        arguments.append(keywords[place] + '=' + argument if place >= 0 else argument)
    return ', '.join(arguments)


def _names(count):
    return ', '.join('a%d' % i for i in range(count))


def _compiled(called, count, expression, parameters):
    _made[called, count] = _compiled_once(called, expression, parameters)
    return _made[called, count]


def _compiled_once(called, expression, parameters, first=''):
    namespace = {'__name__': __name__, 'called': called, 'guards': guards}
    exec(compile('def forward(%s):\n%s    return %s\n' % (parameters, first, expression), 'serpentine_system/forwarders.py', 'exec'), namespace)
    return namespace['forward']
