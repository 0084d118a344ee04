"""Operations on what is one of several classes that are known, where their metaclasses do not define them by one function."""

from serpentine_system.operator_signs import BINARY, COMPARISONS
from serpentine_system.registry import constant_parameters

# By special method: the operation on what stands for %s, with further operands a0 and a1.
OPERATIONS = {
    '__len__': 'return len(%s)',
    '__iter__': 'return iter(%s)',
    '__getitem__': 'return %s[a0]',
    '__setitem__': '%s[a0] = a1',
    '__delitem__': 'del %s[a0]',
    '__contains__': 'return a0 in %s',
    '__bool__': 'return bool(%s)',
    '__hash__': 'return hash(%s)',
    '__repr__': 'return repr(%s)',
    '__str__': 'return str(%s)',
    '__format__': 'return format(%s, a0)',
}
for _name, _sign in {**BINARY, **COMPARISONS}.items():
    OPERATIONS['__%s__' % _name] = 'return %%s %s a0' % _sign.replace('%', '%%')
    OPERATIONS['__r%s__' % _name] = 'return a0 %s %%s' % _sign.replace('%', '%%')


def by_class(method, count, classes):
    """A function that does what a special method with so many further arguments is for, with its first argument, which is one of these classes or None; None where that is no operation."""
    if method not in OPERATIONS:
        return None
    operation = OPERATIONS[method]
    lines = []
    for i in range(len(classes)):
        lines.append([operation % _known(classes, i)] + ([] if operation.startswith('return') else ['return']))
    return _compiled(count, classes, lines, {})


def value_by_class(classes, values):
    """A function that gives one of these values: that of the class that its argument is."""
    return _compiled(0, classes, [['return v%d' % i] for i in range(len(classes))], {'v%d' % i: each for i, each in enumerate(values)})


def _known(classes, i):
    return 'None' if classes[i] is None else 'k%d' % i


def _compiled(count, classes, done, values):
    lines = ['def apart(%s):' % ', '.join(['value'] + ['a%d' % i for i in range(count)])]
    namespace = {'__name__': __name__, **values}
    for i in range(len(classes)):
        namespace['k%d' % i] = classes[i]
        lines.append('    if value is %s:' % _known(classes, i))
        lines += ['        ' + each for each in done[i]]
    lines.append('    raise SystemError')
    exec(compile('\n'.join(lines) + '\n', 'serpentine_system/class_operations.py', 'exec'), namespace)
    namespace['apart'].has_alternatives = True
    return namespace['apart']


@constant_parameters('pairs')
def are_same_types(a, b, pairs):
    """Whether what says types is equal: one, or one of these pairs of what is written in different ways."""
    if len(pairs) > 0:
        return a is pairs[0][0] and b is pairs[0][1] or are_same_types(a, b, pairs[1:])
    return a is b


@constant_parameters('pairs')
def are_other_types(a, b, pairs):
    return not are_same_types(a, b, pairs)
