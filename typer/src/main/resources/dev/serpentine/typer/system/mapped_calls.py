"""Functions that call what is built in with keywords of which only the run tells the names."""

# Stands for all names: the mapping is passed on.
ANY = ('**',)

_made = {}


def mapped_call(called, before, is_starred, keywords, names, unexpected):
    """A function that calls a live object with so many arguments, perhaps with the items of a starred tuple, with keywords, and with what a mapping has of some names. What it says of another name has %s in the place of that, if it says it."""
    key = 'call', called, before, is_starred, keywords, names, unexpected
    return _made.get(key) or _compiled(key, called, 'called', before, is_starred, keywords, names, unexpected)


def mapped_method(name, before, is_starred, keywords, names, unexpected):
    """The same of a method of the first argument."""
    key = 'method', name, before, is_starred, keywords, names, unexpected
    return _made.get(key) or _compiled(key, None, 'self.' + name, before, is_starred, keywords, names, unexpected)


def _compiled(key, called, expression, before, is_starred, keywords, names, unexpected):
    positional = ['a%d' % i for i in range(before)]
    parameters = ['self'] * (called is None) + positional
    parameters += ['/'] * bool(parameters) + ['*rest'] * is_starred + ['*'] * bool(keywords and not is_starred) + list(keywords) + ['**named']
    passed = positional + ['*rest'] * is_starred + ['%s=%s' % (keyword, keyword) for keyword in keywords]
    namespace = {'__name__': __name__, 'called': called, 'names': list(names)}
    if names == ANY:
        lines = ['return %s(%s)' % (expression, ', '.join(passed + ['**named']))]
    else:
        raising = 'raise TypeError(%s)' % ('%r + name + %r' % tuple(unexpected.split('%s')) if '%s' in unexpected else repr(unexpected))
        lines = ['for name in named:'] + (['    if name not in names:', '        ' + raising] if names else ['    ' + raising]) + _calls(expression, passed, names)
    exec(compile('def forward(%s):\n    %s\n' % (', '.join(parameters), '\n    '.join(lines)), 'serpentine_system/mapped_calls.py', 'exec'), namespace)
    made = _made[key] = namespace['forward']
    # What is called need not know all names of which there may be some, nor all that they may stand for.
    made.has_alternatives = True
    return made


def _calls(expression, passed, names):
    """The call for what the mapping has of names: one for each selection of these."""
    if not names:
        return ['return %s(%s)' % (expression, ', '.join(passed))]
    name, rest = names[0], names[1:]
    return (['if %r in named:' % name] + ['    ' + line for line in _calls(expression, passed + ['%s=named[%r]' % (name, name)], rest)]
            + _calls(expression, passed, rest))
