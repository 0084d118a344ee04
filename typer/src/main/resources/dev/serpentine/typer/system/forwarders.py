"""Functions that do what something does that is no function, so that it can be called where functions are: builtins, classes, methods of built-in types."""

from rpython.rlib.nonconst import NonConstant
from serpentine_system import guards
from serpentine_system.attribute_dicts import put_entry
from serpentine_system.held_attributes import assign_described, delete_beside, delete_described, described, held_or_lacking, lacking_attribute, without_delete, without_deleter, without_setter
from serpentine_system.operator_signs import ARITHMETIC, BITWISE, COMPARISONS
from serpentine_system.registry import constant_parameters

arithmetic_is_checked = True

_made = {}

# Special methods, as the expressions that mean them.
_EXPRESSIONS = {
    '__getitem__': 'self[a0]',
    '__setitem__': 'set_item(self, a0, a1)',
    '__delitem__': 'delete_item(self, a0)',
    '__contains__': 'a0 in self',
    '__len__': 'len(self)',
    '__iter__': 'iter(self)',
    '__next__': 'next(self)',
    '__bool__': 'bool(self)',
    '__hash__': 'hash(self)',
    '__int__': 'int(self)',
    '__index__': 'int(self)',
    '__float__': 'float(self)',
    '__neg__': '-self',
    '__pos__': '+self',
    '__abs__': 'abs(self)',
    '__invert__': '~self',
}

# Numbers decline what is no number, or of a wider kind; others what is of another kind, as far as it is compared.
_IS_NUMBER_FOR = 'not isinstance(self, (int, float)) or isinstance(a0, int) or isinstance(self, float) and isinstance(a0, float)'
_IS_COMPARED_BY = ' or '.join('isinstance(self, %s) and isinstance(a0, %s)' % kinds for kinds in (
    ('int', 'int'), ('float', '(int, float)'), ('str', 'str'), ('(bytes, bytearray)', '(bytes, bytearray)'), ('list', 'list'), ('tuple', 'tuple'), ('dict', 'dict'),
    ('(set, frozenset)', '(set, frozenset)'), ('range', 'range')))


def _or_declined(operation, condition):
    return '%s if %s else NotImplemented' % (operation, condition)


for _name, _operator in {**ARITHMETIC, **BITWISE}.items():
    _EXPRESSIONS['__%s__' % _name] = _or_declined('self %s a0' % _operator, _IS_NUMBER_FOR)
    _EXPRESSIONS['__r%s__' % _name] = _or_declined('a0 %s self' % _operator, _IS_NUMBER_FOR)
for _name, _operator in COMPARISONS.items():
    _EXPRESSIONS['__%s__' % _name] = _or_declined('self %s a0' % _operator, _IS_COMPARED_BY)
_EXPRESSIONS['__divmod__'] = _or_declined('divmod(self, a0)', _IS_NUMBER_FOR)
_EXPRESSIONS['__rdivmod__'] = _or_declined('divmod(a0, self)', _IS_NUMBER_FOR)


def set_item(container, key, value):
    container[key] = value


def delete_item(container, key):
    del container[key]


def class_forwarder(called):
    """A function that makes instances of a class."""
    known = _made.get(called)
    if known is None:
        def known(*arguments, **keywords):
            return called(*arguments, **keywords)
        known.forwards = True
        _made[called] = known
    return known


def builtin_forwarder(called, count, keywords):
    """A function that calls a builtin with so many arguments, and others by their names."""
    return _forwarder(called, 'called', count, keywords)


def method_forwarder(name, count, keywords):
    """A function that calls the method of that name of its first argument with so many others, and some by their names."""
    if name in _EXPRESSIONS and not keywords:
        return _made.get((name, count)) or _compiled(name, count, _EXPRESSIONS[name], 'self, ' + _names(count))
    return _forwarder(name, 'self.' + name, count, keywords, ['self'])


def _forwarder(called, target, count, keywords, first=[]):
    key = called, count, keywords
    if key not in _made:
        names = ['a%d' % i for i in range(count)]
        arguments = names + ['%s=%s' % (name, name) for name in keywords]
        _made[key] = _compiled_once(called, '%s(%s)' % (target, ', '.join(arguments)), ', '.join(first + names + list(keywords)))
    return _made[key]


def guarded_call(called, keywords, checks):
    """A function that calls a live object, and hands arguments through guards: one text an argument, with %s where the argument stands, or empty. The last arguments are those of the keywords."""
    made = _made.get((called, keywords, checks))
    if made is None:
        names = _names(len(checks))
        made = _made[called, keywords, checks] = _guarding(_compiled_once(called, 'called(%s)' % _guarded(keywords, checks), names))
        # What is called may need to know them: the mode of a file, the format of a structure.
        constant_parameters(*[name for name, check in zip(names.split(', '), checks) if not check])(made)
        if called is getattr:
            # What its caller does with the result tells which attributes may be meant.
            made.has_alternatives = True
            made._annspecialcase_ = 'specialize:call_location'
    return made


def guarded_method(name, keywords, checks):
    """The same of a method of the first argument."""
    made = _made.get((name, keywords, checks))
    if made is None:
        made = _made[name, keywords, checks] = _guarding(_compiled_once(None, 'self.%s(%s)' % (name, _guarded(keywords, checks)), 'self, ' + _names(len(checks))))
    return made


def _guarding(made):
    """Says of a function that what it passes on holds nothing that it has not looked at."""
    made.guards_items = True
    return made


def unbound_method(name, check, keywords, checks):
    """The same where the first argument may go through a guard, too."""
    key = name, check, keywords, checks
    made = _made.get(key)
    if made is None:
        self = check % 'self' if check else 'self'
        made = _made[key] = _guarding(_compiled_once(None, '%s.%s(%s)' % (self, name, _guarded(keywords, checks)), 'self, ' + _names(len(checks))))
    return made


# Special methods that Python's types have as plain methods.
_PLAIN = {'__getitem__': (list, dict), '__contains__': (dict, set, frozenset), '__reversed__': (list, dict), '__format__': (int, float, str), '__round__': (int, float), '__trunc__': (int, float), '__floor__': (int, float), '__ceil__': (int, float)}


def _is_slot(owner, name):
    """Whether a method is what an operator of the language calls: its errors have other texts."""
    return name.startswith('__') and owner not in _PLAIN.get(name, ())


def unbound_among_others(owner, name, count):
    """A function that calls the method of a built-in type with so many arguments, of which the first need not be of the type: what is called may be another function each time."""
    key = 'among', owner, name, count
    made = _made.get(key)
    if made is None:
        others = _names(count - 1)
        test = ''.join('    %s\n' % line for line in _test_of_self(owner, name))
        made = _made[key] = _compiled_once(owner, 'called.%s(self, %s)' % (name, others), 'self, ' + others, test)
    return made


def _test_of_self(owner, name):
    """The lines that refuse a first argument, self, that is not of the type that a method was taken from."""
    refusal = "descriptor '%s' requires a '%s' object but received a '" if _is_slot(owner, name) else "descriptor '%s' for '%s' objects doesn't apply to a '"
    return ['if not isinstance(self, called):',
            '    raise TypeError(%r + type(self).__name__ + %r)' % (refusal % (name, owner.__name__), "'" if _is_slot(owner, name) else "' object")]


def guarded_statement(statement, checks):
    """A function of a, b and so on, some of which go through guards, that does a statement and returns a."""
    made = _made.get((statement, checks))
    if made is None:
        names = 'abcdef'[:len(checks)]
        guarded = ''.join('    %s = %s\n' % (name, check % name) for name, check in zip(names, checks) if check)
        made = _made[statement, checks] = _compiled_once(None, 'a', ', '.join(names), '%s    %s\n' % (guarded, statement))
    return made


def reader_of_each(name, branches):
    """A function that reads an attribute, which classes have in different ways: of each a kind, the class, and what is used."""
    return _by_class('read_by_class(self)', _READERS, name, branches)


def writer_of_each(name, branches):
    """The same that assigns it."""
    return _by_class('write_by_class(self, value)', _WRITERS, name, branches)


def deleter_of_each(name, branches):
    """The same that deletes it."""
    return _by_class('delete_by_class(self)', _DELETERS, name, branches)


def _by_class(head, kinds, name, branches):
    made = _made.get((head, name, branches))
    if made is None:
        namespace = {'__name__': __name__}
        for each in _USED_BY_CLASS:
            namespace[each.__name__] = each
        lines = ['def ' + head + ':']
        for i, (kind, cls, used) in enumerate(branches):
            namespace['class%d' % i] = cls
            namespace['used%d' % i] = used
            lines += ['    if isinstance(self, class%d):' % i,
                      '        ' + kinds[kind] % {'i': i, 'name': name, 'beside': '_entry_beside_' + name}]
        lines.append('    raise lacking_attribute(self, %r)' % name)
        exec(compile('\n'.join(lines) + '\n', 'serpentine_system/forwarders.py', 'exec'), namespace)
        made = _made[head, name, branches] = namespace[head[:head.index('(')]]
    return made


_USED_BY_CLASS = (assign_described, delete_beside, delete_described, described, held_or_lacking, lacking_attribute, put_entry, without_delete, without_deleter, without_setter)

_READERS = {
    'read': 'return self.%(name)s',
    'call': 'return used%(i)d(self)',
    'lacking': 'raise lacking_attribute(self, %(name)r)',
    'held': 'return held_or_lacking(self, %(name)r)',
    'describe': 'return described(used%(i)d, self)',
    'value': 'return used%(i)d.%(name)s',
}


_WRITERS = {
    'assign': 'return used%(i)d(self, value)',
    'refuse': 'raise without_setter(self, %(name)r)',
    'describe': 'return assign_described(used%(i)d, self, value)',
    'store': 'return put_entry(self, value, %(name)r, used%(i)d)',
    'beside': 'return put_entry(self, value, %(beside)r, used%(i)d)',
}


_DELETERS = {
    'call': 'return used%(i)d(self)',
    'refuse': 'raise without_deleter(self, %(name)r)',
    'describe': 'return delete_described(used%(i)d, self)',
    'fixed': 'raise without_delete()',
    'beside': 'return delete_beside(self, %(beside)r, %(name)r)',
    'held': 'del self.%(name)s; return None',
    'lacking': 'raise lacking_attribute(self, %(name)r)',
}


def class_test(test, classes, otherwise):
    """A function that tells by a test how a value is related to a class that is one of these, isinstance or issubclass; otherwise is the expression for what is none of these, or the empty text. Classes with their arguments are none that are tested for."""
    made = _made.get((test, classes, otherwise))
    if made is None:
        answers = [_answer(test, classes, i) for i in range(len(classes))]
        last = otherwise or answers.pop()
        tests = ''.join('    if tested is classes[%d]:\n        return %s\n' % each for each in enumerate(answers))
        made = _made[test, classes, otherwise] = _compiled_once(test, last, 'value, tested', tests, classes=classes, refused_test=refused_test)
    return made


def _answer(test, classes, i):
    if isinstance(classes[i], type) or type(classes[i]).__name__ in ('UnionType', '_UnionGenericAlias'):
        return 'called(value, classes[%d])' % i
    if type(classes[i]).__module__ == 'typing':
        return "refused_test('Subscripted generics cannot be used with class and instance checks')"
    return "refused_test('%s() argument 2 cannot be a parameterized generic')" % test.__name__


def refused_test(message):
    if NonConstant(True):
        raise TypeError(message)
    return False


def starred_call(called, before, keywords, few, most, many):
    """A function that calls a live object with the items of a starred tuple behind other arguments. Few are the errors for 0, 1 and so on positional arguments, many is that for more than most."""
    key = 'starred', called, before, keywords, few, most, many
    return _made.get(key) or _spread(key, called, 'called', before, keywords, few, most, many)


def starred_method(name, before, keywords, few, most, many):
    """The same of a method of the first argument."""
    key = 'starred', name, before, keywords, few, most, many
    return _made.get(key) or _spread(key, None, 'self.' + name, before, keywords, few, most, many)


def _spread(key, called, expression, before, keywords, few, most, many):
    lines = ['count = len(rest)']
    for count in range(most - before + 1):
        lines.append('if count == %d:' % count)
        if before + count < len(few):
            lines.append('    raise TypeError(%r)' % few[before + count])
        else:
            lines.append('    return %s(%s)' % (expression, _passed(before, ['rest[%d]' % i for i in range(count)], keywords)))
    text = repr(many) if '%d' not in many else '%r %% (%d + count)' % (many, before)
    return _compiled_starred(key, called, before, keywords, lines + ['raise TypeError(%s)' % text])


def starred_choice(called, before, keywords, few):
    """The same of max or min: of the items of one argument, or of all arguments."""
    key = 'chosen', called, before, keywords, few
    if key in _made:
        return _made[key]
    # What has no items is complained of as what cannot be iterated over.
    one = 'return called(%s)' % ', '.join(['iter(%s)' % ('a0' if before == 1 else 'rest[0]')] + _named(keywords))
    lines = ['count = len(rest)']
    for count in range(2 - before):
        lines += ['if count == %d:' % count, '    raise TypeError(%r)' % few if before + count == 0 else '    ' + one]
    everything = '[' + ''.join('a%d, ' % i for i in range(before)) + '*rest]'
    lines.append('return called(%s)' % ', '.join([everything] + _named(keywords)))
    return _compiled_starred(key, called, before, keywords, lines)


def starred_items(called, before, keywords, check):
    """A function that calls a live object with the items of a starred tuple, each through a guard, behind other arguments."""
    key = 'guarded', called, before, keywords, check
    return _made.get(key) or _guarded_items(key, called, 'called', before, keywords, check)


def starred_items_of_method(name, before, keywords, check):
    """The same of a method of the first argument."""
    key = 'guarded', name, before, keywords, check
    return _made.get(key) or _guarded_items(key, None, 'self.' + name, before, keywords, check)


def _guarded_items(key, called, expression, before, keywords, check):
    return _guarding(_compiled_starred(key, called, before, keywords, ['return %s(%s)' % (expression, _passed(before, ['*[%s for each in rest]' % (check % 'each')], keywords))]))


def unbound_starred(owner, name, before, keywords):
    """A function that calls the method of that name of its first argument, if that is of the type, with the others, of which the last are the items of a starred tuple."""
    key = 'unbound', owner, name, before, keywords
    if key in _made:
        return _made[key]
    lines = []
    if before == 0:
        lines += ['if len(rest) == 0:', '    raise TypeError(%r)' % ('unbound method %s.%s() needs an argument' % (owner.__name__, name))]
    lines += ['self = ' + ('a0' if before else 'rest[0]')] + _test_of_self(owner, name)
    others = ['a%d' % i for i in range(1, before)] + ['*rest' if before else '*rest[1:]'] + _named(keywords)
    lines.append('return self.%s(%s)' % (name, ', '.join(others)))
    return _compiled_starred(key, owner, before, keywords, lines)


def _passed(before, starred, keywords):
    return ', '.join(['a%d' % i for i in range(before)] + starred + _named(keywords))


def _named(keywords):
    return ['%s=%s' % (name, name) for name in keywords]


def _compiled_starred(key, called, before, keywords, lines):
    parameters = ['self'] * (called is None) + ['a%d' % i for i in range(before)] + ['*rest'] + list(keywords)
    namespace = {'__name__': __name__, 'called': called, 'guards': guards}
    exec(compile('def forward(%s):\n    %s\n' % (', '.join(parameters), '\n    '.join(lines)), 'serpentine_system/forwarders.py', 'exec'), namespace)
    _made[key] = namespace['forward']
    _made[key].has_alternatives = True
    return _made[key]


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


def _compiled_once(called, expression, parameters, first='', **known):
    namespace = {'__name__': __name__, 'called': called, 'guards': guards, 'set_item': set_item, 'delete_item': delete_item, **known}
    exec(compile('def forward(%s):\n%s    return %s\n' % (parameters, first, expression), 'serpentine_system/forwarders.py', 'exec'), namespace)
    # Among other functions it need not know all arguments.
    namespace['forward'].forwards = True
    return namespace['forward']
