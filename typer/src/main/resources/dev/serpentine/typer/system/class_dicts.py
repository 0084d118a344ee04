"""vars(C) and C.__dict__ of a class that is known: what it has by itself, in order."""

_made = {}

_VIEWS = {'dict': '%s', 'each_of_keys': 'iter(%s)', 'each_of_values': 'iter(%s.values())', 'each_of_items': 'iter(%s.items())'}


def class_dict(a_class, form):
    """A function that gives them as a new dict, or as an iterator over its keys, values or items. Values are read when it is called, as the program may assign them."""
    made = _made.get((a_class, form))
    if made is None:
        made = _made[a_class, form] = _compiled(a_class, form)
    return made


def class_dict_of_one(classes, form):
    """The same of a class that is one of these."""
    made = _made.get((classes, form))
    if made is None:
        namespace = {'__name__': __name__}
        lines = ['def attributes_of_one(given):']
        for i, a_class in enumerate(classes):
            namespace['class%d' % i] = a_class
            namespace['attributes%d' % i] = class_dict(a_class, form)
            lines.append('    %sreturn attributes%d()' % ('if given is class%d: ' % i if i < len(classes) - 1 else '', i))
        exec(compile('\n'.join(lines) + '\n', 'serpentine_system/class_dicts.py', 'exec'), namespace)
        made = _made[classes, form] = namespace['attributes_of_one']
    return made


def _compiled(a_class, form):
    namespace = {'__name__': __name__, 'a_class': a_class}
    entries = []
    for i, (name, value) in enumerate(vars(a_class).items()):
        read = 'a_class.' + name
        if _is_given_otherwise(name, value):
            read = 'value%d' % i
            namespace[read] = value
        entries.append('%r: %s' % (name, read))
    shown = _VIEWS[form] % ('{' + ', '.join(entries) + '}')
    exec(compile('def attributes_of_class():\n    return %s\n' % shown, 'serpentine_system/class_dicts.py', 'exec'), namespace)
    return namespace['attributes_of_class']


def _is_given_otherwise(name, value):
    """Whether a class gives something else by that name than what it has, or nothing that a program can assign."""
    return name.startswith('__') or hasattr(type(value), '__get__') and type(value) is not type(_compiled)
