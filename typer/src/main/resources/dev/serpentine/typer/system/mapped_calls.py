"""Functions that call what is built in with keywords of which only the run tells the names, and what takes keywords with those of mappings that are no dicts."""

from serpentine_system.registry import constant_parameters

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


def keywords_of(mapping):
    """A dict of what a mapping that is none has."""
    return {key: mapping[key] for key in mapping.keys()}


def call_with_dicts(positional, is_starred, keywords, places, converted):
    """A function that calls its first argument with the others: so many, perhaps those of a starred one, keywords, and mappings. Of these it is told how many keywords stand before each, and which are no dicts."""
    key = positional, is_starred, keywords, places, converted
    return _made.get(key) or _compiled_with_dicts(key, *key)


def _compiled_with_dicts(key, positional, is_starred, keywords, places, converted):
    passed = ['a%d' % i for i in range(positional)] + ['*rest'] * is_starred
    for i in range(len(keywords) + 1):
        for place in range(len(places)):
            if places[place] == i:
                passed.append(('**keywords_of(m%d)' if converted[place] else '**m%d') % place)
        if i < len(keywords):
            passed.append('%s=k%d' % (keywords[i], i))
    parameters = ['called'] + passed[:positional] + ['k%d' % i for i in range(len(keywords))] + ['rest'] * is_starred + ['m%d' % i for i in range(len(places))]
    namespace = {'__name__': __name__, 'keywords_of': keywords_of}
    exec(compile('def forward(%s):\n    return called(%s)\n' % (', '.join(parameters), ', '.join(passed)), 'serpentine_system/mapped_calls.py', 'exec'), namespace)
    _made[key] = constant_parameters('called')(namespace['forward'])
    return _made[key]
