"""What a program may tell the translator, and ask about objects."""

import sys


class Specialize:
    """How calls of a function share its graphs. Each of these is a decorator; the translator reads _annspecialcase_."""

    def memo(self):
        return _marked('specialize:memo')

    def arg(self, *positions):
        return _marked('specialize:arg' + ''.join('(%s)' % ','.join(map(str, positions))))

    def arg_or_var(self, *positions):
        return _marked('specialize:arg_or_var(%s)' % ','.join(map(str, positions)))

    def argtype(self, *positions):
        return _marked('specialize:argtype(%s)' % ','.join(map(str, positions)))

    def ll(self):
        return _marked('specialize:ll')

    def ll_and_arg(self, *positions):
        return _marked('specialize:ll_and_arg(%s)' % ','.join(map(str, positions)))

    def call_location(self):
        return _marked('specialize:call_location')


specialize = Specialize()


def _marked(tag):
    def decorate(function):
        function._annspecialcase_ = tag
        return function
    return decorate


def always_inline(function):
    """Asks that every call of the function be inlined."""
    function._always_inline_ = True
    return function


def try_inline(function):
    function._always_inline_ = 'try'
    return function


def dont_inline(function):
    """Asks that no call of the function be inlined."""
    function._dont_inline_ = True
    return function


def not_rpython(function):
    """Marks a function that only runs at import time."""
    function._not_rpython_ = True
    return function


def enforceargs(*types, **keywords):
    """States the argument types of a function; None where anything goes."""
    def decorate(function):
        function._annenforceargs_ = types
        return function
    return decorate


def sandbox_review(**keywords):
    return lambda function: function


def we_are_translated():
    """False here; True in the translated program."""
    return False


class Caller:
    """The type of CALLER alone."""


CALLER = Caller()
"""As the default of a parameter: where a call stands that passes nothing for it, its file, its line and the name of its function."""


def caller_of_module(caller):
    """The caller that a function of a module got, which is looked for outside of the module as long as the program is imported."""
    if we_are_translated() or caller is not CALLER:
        return caller
    frame = sys._getframe(1)
    file = frame.f_code.co_filename
    while frame.f_back is not None and frame.f_code.co_filename == file:
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name


def keepalive_until_here(*values):
    """The operands are alive until here."""


def compute_hash(x):
    """A hash of a str, int, float, tuple of these, or instance: equal ones for equal operands."""
    return hash(x)


def compute_identity_hash(x):
    """The same number for an object as long as it lives."""
    return object.__hash__(x)


def compute_unique_id(x):
    """A number that no other living object has."""
    return id(x)


def current_object_addr_as_int(x):
    return id(x)


def instantiate(cls, nonmovable=False):
    """An instance of the class whose __init__ was not called, and no __new__ that is written in Python."""
    maker = next(each.__dict__['__new__'] for each in cls.__mro__ if '__new__' in each.__dict__ and not isinstance(each.__dict__['__new__'], staticmethod))
    return maker(cls)


class r_dict(dict):
    """A dict whose keys are compared and hashed by two functions."""

    def __init__(self, key_eq, key_hash, force_non_null=False, simple_hash_eq=False):
        dict.__init__(self)
        self.key_eq = key_eq
        self.key_hash = key_hash

    class _Key:
        __slots__ = ('owner', 'key', 'hash')

        def __init__(self, owner, key):
            self.owner = owner
            self.key = key
            self.hash = owner.key_hash(key)

        def __eq__(self, other):
            return self.owner.key_eq(self.key, other.key)

        def __hash__(self):
            return self.hash

    def __getitem__(self, key):
        return dict.__getitem__(self, r_dict._Key(self, key))

    def __setitem__(self, key, value):
        dict.__setitem__(self, r_dict._Key(self, key), value)

    def __delitem__(self, key):
        dict.__delitem__(self, r_dict._Key(self, key))

    def __contains__(self, key):
        return dict.__contains__(self, r_dict._Key(self, key))

    def get(self, key, default=None):
        return dict.get(self, r_dict._Key(self, key), default)

    def setdefault(self, key, default=None):
        return dict.setdefault(self, r_dict._Key(self, key), default)

    def pop(self, key, *default):
        return dict.pop(self, r_dict._Key(self, key), *default)

    def popitem(self):
        key, value = dict.popitem(self)
        return key.key, value

    def update(self, other):
        for key, value in other.items():
            self[key] = value

    def copy(self):
        result = r_dict(self.key_eq, self.key_hash)
        result.update(self)
        return result

    def __iter__(self):
        for key in dict.__iter__(self):
            yield key.key

    def keys(self):
        return [key.key for key in dict.keys(self)]

    def items(self):
        return [(key.key, value) for key, value in dict.items(self)]

    iterkeys = __iter__

    def itervalues(self):
        return iter(self.values())

    def iteritems(self):
        return iter(self.items())

    def __repr__(self):
        return 'r_dict(%r)' % (self.items(),)

    __hash__ = None


def r_ordereddict(key_eq, key_hash):
    return r_dict(key_eq, key_hash)


def newlist_hint(sizehint=0):
    """An empty list that will hold about that many items."""
    return []


def resizelist_hint(items, sizehint):
    """Says how many items the list will hold."""


def fetch_translated_config():
    return None


def import_from_mixin(mixin):
    """In a class body: copies the methods of a mixin class into the class."""
    body = sys._getframe(1).f_locals
    for name, value in mixin.__dict__.items():
        if name not in ('__dict__', '__weakref__', '__doc__', '__module__', '__qualname__'):
            body[name] = value


def iterkeys_with_hash(d):
    for key in d:
        yield key, hash(key)


def iteritems_with_hash(d):
    for key, value in d.items():
        yield key, value, hash(key)


def contains_with_hash(d, key, hash):
    return key in d


def setitem_with_hash(d, key, hash, value):
    d[key] = value


def getitem_with_hash(d, key, hash):
    return d[key]


def delitem_with_hash(d, key, hash):
    del d[key]


def prepare_dict_update(d, extra):
    """Says that so many keys are going to be added."""


class Symbolic:
    """A value that is known only in the translated program."""


class CDefinedIntSymbolic(Symbolic):
    def __init__(self, expression, default=0):
        self.expression = expression
        self.default = default
