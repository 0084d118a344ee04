"""What `return NotImplemented` in a special method becomes in a translated program, and what system code asks about special methods."""

import types


class Declined(BaseException):
    """Raised in the place of a result: what Python tries next is tried where this is caught."""


DECLINED = Declined()


# Classes that CPython has in C under a name with a dot: its errors name them by that, but for those about paths. Of classes below them they say the name alone.
_NAMED_WITH_MODULE = {
    module + '.' + name for module, names in {
        '_csv': 'reader writer',
        '_hashlib': 'HASH',
        '_io': 'BufferedReader BufferedWriter BytesIO StringIO TextIOWrapper',
        '_queue': 'SimpleQueue',
        '_struct': 'Struct',
        '_thread': 'RLock lock',
        'array': 'array',
        'collections': 'OrderedDict defaultdict deque',
        'datetime': 'date datetime time timedelta timezone',
        'decimal': 'Context Decimal',
        'functools': 'partial',
        'itertools': 'accumulate batched chain combinations combinations_with_replacement compress count cycle dropwhile filterfalse groupby islice pairwise permutations product repeat starmap'
                     ' takewhile zip_longest',
        'operator': 'attrgetter itemgetter methodcaller',
        're': 'Match Pattern',
        'time': 'struct_time',
        'types': 'SimpleNamespace',
    }.items() for name in names.split()}


def name_in_errors(a_class):
    """What errors call the instances of a class."""
    # The embedded Python says so of OrderedDict.
    module = 'collections' if a_class.__module__ == '_collections' else a_class.__module__
    full = module + '.' + a_class.__qualname__
    return full if full in _NAMED_WITH_MODULE else a_class.__name__


name_in_errors._annspecialcase_ = 'specialize:memo'


def resume_traceback(exception):
    """Makes the traceback of an exception the one that `print_traceback` prints."""


def copy_traceback(exception, other):
    """Gives an exception that nothing has raised the places of another one's traceback; where it is raised on its way, only places further up follow."""


def hold_local(number, value):
    """The variable of that number holds a value from here on, and nothing that it held before."""


def on_end(instance):
    """Asks that `object_ended` is called with an instance when nobody holds it any more. Its number, which no other instance has, never 0."""
    return id(instance)


def as_base(instance, a_class):
    """The instance, known as one of a class that its class extends."""
    return instance


def looks_out_for_interrupts():
    """Whether the program can tell that it is interrupted; known when it is translated."""
    return False


def observes_ends():
    """Whether the program can tell when its objects end; known when it is translated."""
    return False


def require_exception_classes(classes):
    """Raises TypeError for what no `except` clause may name."""
    for each in classes if isinstance(classes, tuple) else (classes,):
        if not isinstance(each, type) or not issubclass(each, BaseException):
            raise TypeError('catching classes that do not inherit from BaseException is not allowed')


def may_hold(value, a_class):
    """Whether a value, or what is in a tuple of it, may be an instance of a class, by what inference knows of its type."""
    return isinstance(value, a_class) or isinstance(value, tuple) and any(may_hold(item, a_class) for item in value)


def has_order(a, b, comparison):
    """Whether the types of two values have an order, for a comparison of the names 'lt', 'le', 'gt' and 'ge'; known when the program is translated."""
    # Not above: this module is imported at each start, before anything of the library is.
    import operator
    try:
        getattr(operator, comparison)(a, b)
    except TypeError:
        return False
    return True


def copy_attributes(target, source, memo):
    """Gives an instance of the same class what another one holds. With a memo, copies of it."""
    vars(target).update(vars(source))


def may_have_attribute(instance, name):
    """Whether getattr(instance, name, default) may find something; runs no code of the program."""
    return hasattr(type(instance), '__getattr__') or hasattr(instance, name)


def with_attribute(instance, name, function, rest):
    """What a function says of an attribute, which it gets with what is passed on. It is called once for each that the name may mean, so that attributes of several types have no type in common."""
    return function(getattr(instance, name), rest)


def holds_attribute(instance, name):
    """Whether an instance has an attribute of its own."""
    return name in vars(instance)


def held_attribute(instance, name):
    """What an instance has of its own."""
    return vars(instance)[name]


def method_of_class(instance, name):
    """What its class has of that name, bound to the instance."""
    return getattr(type(instance), name).__get__(instance)


def forget_attribute(instance, name):
    """Deletes an attribute of an instance that nothing else is to be done for."""
    object.__delattr__(instance, name)


def store_attribute(instance, name, value):
    """instance.name = value, which is not noted anywhere else."""
    object.__setattr__(instance, name, value)


def attributes_of(instance, form, asked):
    """
    What an instance has: a new dict; an iterator over its keys, values or items that reads each when it comes to it; or what system code makes that of: a list of the keys, the value of one that is there or of one that may be, and a size that grows with it.
    asked says whether by vars() or by __dict__; or it is the key.
    """
    found = vars(instance)
    if form == 'value' or form == 'entry':
        return found[asked]
    return {'dict': dict, 'keys': list, 'size': len}[form](found) if not form.startswith('each_of_') else iter(getattr(found, form.removeprefix('each_of_'))())


def copied_attributes(instance):
    """vars(instance) for what looks at it at once."""
    return dict(vars(instance))


def set_in_dict(instance, name, value):
    """vars(instance)[name] = value."""
    vars(instance)[name] = value


def default_in_dict(instance, name, value):
    """vars(instance).setdefault(name, value)."""
    return vars(instance).setdefault(name, value)


def delete_from_dict(instance, name):
    """del vars(instance)[name]."""
    del vars(instance)[name]


def pop_from_dict(instance, name):
    """vars(instance).pop(name)."""
    return vars(instance).pop(name)


def pop_from_dict_or(instance, name, default):
    """vars(instance).pop(name, default)."""
    return vars(instance).pop(name, default)


def forget_in_dict(instance, name):
    """del vars(instance)[name], of an instance that has such an entry."""
    del vars(instance)[name]


def update_in_dict(instance, found):
    """vars(instance).update(found)."""
    vars(instance).update(found)


def function_with_globals(variables):
    """A function that has these global names, for what asks for one of them by a name that only the run tells."""
    return types.FunctionType(variable_of_instance.__code__, variables)


def global_of_name(function, names, name):
    """globals()[name] in a function; names are all that its module has or may get."""
    return function.__globals__[name]


def global_of_name_or(function, names, name, default):
    """globals().get(name, default)."""
    return function.__globals__.get(name, default)


def is_global_name(function, names, name):
    """name in globals()."""
    return name in function.__globals__


def dict_of_globals(function, names):
    """A copy of globals() in a function, or of vars(module)."""
    return dict(function.__globals__)


def variable_of_instance():
    """What methods of a class within a function have in the place of a variable of that function whose cell their instance has."""
