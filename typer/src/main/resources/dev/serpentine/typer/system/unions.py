"""What is done with a value that may be of several kinds: the same operation for each kind, and Python's error where a kind does not know it."""

from rpython.rtyper.lltypesystem.lltype import is_of_kind
from rpython.rtyper.special_methods import name_in_errors
from serpentine_system.registry import constant_parameters

arithmetic_is_checked = True

_made = {}


def distributed(statement, result, names, place, kinds, constants, asked, otherwise, texts):
    """A function of a0, a1 and so on that does a statement, and gives the result, for each of the kinds that its parameter at that place may be.

    The names of the parameters, and the kinds, are tuples of text; constants are what the statement calls k0, k1 and so on. What is done otherwise, for kinds that are not among these, is a statement that raises, with texts that it calls t0, t1 and so on; empty where these are all. Who asks is text: what means something else for others has functions of its own, and says so where it is the program.
    """
    key = statement, result, names, place, kinds, constants, asked, otherwise, texts
    made = _made.get(key)
    if made is None:
        made = _made[key] = _compiled(statement, result, names, place, kinds, constants, otherwise, texts)
        if asked == 'program':
            made.serves_program = True
    return made


def _compiled(statement, result, names, place, kinds, constants, otherwise, texts):
    lines = ['def distribute(%s):' % ', '.join(names)]
    # The last kind is what is left when all others are ruled out; one that is alone, since it holds itself, is told by a test as well.
    is_alone = kinds[-1] != 'any' and len(kinds) - ('None' in kinds) == 1
    tested = kinds if otherwise or is_alone else kinds[:-1]
    for kind in tested:
        lines.append('    if is_of_kind(%s, %r):' % (names[place], kind))
        lines += ['    ' + line for line in _done(statement, result)]
    if tested != kinds:
        lines += _done(statement, result)
    else:
        lines.append('    ' + (otherwise or 'raise SystemError'))
    namespace = {'__name__': __name__, 'is_of_kind': is_of_kind, 'raise_type_error_of': raise_type_error_of, 'raise_type_error_of_two': raise_type_error_of_two}
    for prefix, named in ('k', constants), ('t', texts):
        for i in range(len(named)):
            namespace['%s%d' % (prefix, i)] = named[i]
    exec(compile('\n'.join(lines) + '\n', 'serpentine_system/unions.py', 'exec'), namespace)
    namespace['distribute'].has_alternatives = True
    return namespace['distribute']


def _done(statement, result):
    return (['    ' + statement] if statement else []) + ['    return ' + result]


def raise_type_error(message):
    raise TypeError(message)


@constant_parameters('message', 'site')
def raise_call_error(message, site):
    """In the place of a function that does not take the arguments of a call which may be of others; the site keeps what different calls give apart."""
    raise TypeError(message)


@constant_parameters('message', 'site')
def raise_call_error_of_method(self, message, site):
    raise TypeError(message)


def raise_attribute_error(message):
    raise AttributeError(message)


def name_of(value):
    """What errors call a value's type."""
    if value is None:
        return 'NoneType'
    return name_in_errors(type(value))


def raise_attribute_error_of(owner, before, behind):
    raise AttributeError(before + name_of(owner) + behind)


def raise_type_error_of(owner, before, behind):
    raise TypeError(before + name_of(owner) + behind)


def raise_type_error_of_two(first, second, before, between, behind):
    raise TypeError(before + name_of(first) + between + name_of(second) + behind)


def raise_index_error(message):
    raise IndexError(message)


def raise_name_error(message):
    raise NameError(message)


def raise_unbound_local_error(message):
    raise UnboundLocalError(message)


def raise_value_error(message):
    raise ValueError(message)


def type_of(a):
    if a is None:
        return type(None)
    return type(a)


def equal(a, b):
    return a == b


def identical(a, b):
    return a is b


def hash_of(a):
    return hash(a)


def truth(a):
    return bool(a)
