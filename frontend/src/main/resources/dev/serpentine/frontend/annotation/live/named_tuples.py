"""What a class made by collections.namedtuple or typing.NamedTuple is in a translated program: a class with an attribute for each field, and the methods that a tuple has."""


class Unchanged:
    """The default of what _replace is not given."""

    is_unchanged = True


def makes_by_itself(cls):
    """Whether a class of the program redefines how instances are made, which _make and _replace do not ask."""
    for ancestor in cls.__mro__:
        if '_fields' in ancestor.__dict__:
            return False
        if '__new__' in ancestor.__dict__ or '__init__' in ancestor.__dict__:
            return True


makes_by_itself._annspecialcase_ = 'specialize:memo'


def stand_in(named):
    """A class whose attributes stand for those of a named tuple's class and of tuple."""
    fields = named._fields
    defaults = named._field_defaults
    items = '(' + ''.join('self.' + field + ', ' for field in fields) + ')'
    parameters = ''.join(', ' + field + ('=_defaults[' + repr(field) + ']' if field in defaults else '') for field in fields)
    found = ', '.join('found[' + str(i) + ']' for i in range(len(fields)))
    replaced = ', '.join('_self.' + field + " if _hasattr(" + field + ", 'is_unchanged') else " + field for field in fields)
    lines = ['class methods:',
             '    def __init__(_self' + parameters + '):']
    lines += ['        _object.__setattr__(_self, ' + repr(field) + ', ' + field + ')' for field in fields] or ['        pass']
    lines += ['    def made_new(_cls' + parameters + '):',
              '        _self = _object.__new__(_cls)'] + ['        _object.__setattr__(_self, ' + repr(field) + ', ' + field + ')' for field in fields] + ['        return _self']
    lines += ['    def made_of_items(cls, items):',
              '        if isinstance(items, tuple):',
              '            if _makes_by_itself(cls):',
              '                return _made_new(cls, *items)',
              '            return cls(*items)',
              '        found = list(items)',
              '        if len(found) != ' + str(len(fields)) + ':',
              "            raise TypeError('Expected " + str(len(fields)) + " arguments, got %d' % len(found))",
              '        if _makes_by_itself(cls):',
              '            return _made_new(cls, ' + found + ')',
              '        return cls(' + found + ')',
              "    made_of_items._annspecialcase_ = 'specialize:argtype(1)'",
              "    made_new._annspecialcase_ = 'specialize:arg(0)'",
              '    def as_tuple(self):',
              '        return ' + items,
              # As classes that extend tuple have it.
              '    _plain_items_ = as_tuple',
              '    def __iter__(self):',
              '        return iter(' + items + ')',
              '    def __len__(self):',
              '        return ' + str(len(fields)),
              '    def __getitem__(self, index):',
              '        return ' + items + '[index]',
              "    __getitem__._annspecialcase_ = 'specialize:arg(1)'",
              '    def __contains__(self, item):',
              '        return item in ' + items,
              '    def __mul__(self, times):',
              '        return ' + items + ' * times',
              '    __rmul__ = __mul__',
              '    def count(self, item):',
              '        return ' + items + '.count(item)',
              '    def index(self, item):',
              '        return ' + items + '.index(item)',
              '    def __hash__(self):',
              '        return hash(' + items + ')',
              '    def __repr__(self):',
              "        return type(self).__name__ + '('" + " + ', '".join(" + '" + field + "=' + repr(self." + field + ')' for field in fields) + " + ')'"]
    for i, field in enumerate(fields):
        lines += ['    def item_' + str(i) + '(self):',
                  '        return self.' + field]
    for name, sign in (('eq', '=='), ('lt', '<'), ('le', '<='), ('gt', '>'), ('ge', '>='), ('add', '+')):
        lines += ['    def __' + name + '__(self, other):',
                  "        if hasattr(other, '_plain_items_'):",
                  '            return ' + items + ' ' + sign + ' other._plain_items_()',
                  '        return ' + items + ' ' + sign + ' other',
                  '    __' + name + "__._annspecialcase_ = 'specialize:argtype(1)'"]
    lines += ['    def _asdict(self):',
              '        return {' + ', '.join(repr(field) + ': self.' + field for field in fields) + '}',
              '    def _replace(_self' + ''.join(', ' + field + '=_Unchanged' for field in fields) + '):',
              '        if _makes_by_itself(_type(_self)):',
              '            return _made_new(_type(_self), ' + replaced + ')',
              '        return _type(_self)(' + replaced + ')',
              "    _replace._annspecialcase_ = 'specialize:argtype(" + ','.join(str(i + 1) for i in range(len(fields))) + ")'"]
    # No field has a name that begins so: those of parameters hide nothing that the methods need.
    namespace = {'_defaults': defaults, '_Unchanged': Unchanged, '_makes_by_itself': makes_by_itself, '_object': object, '_hasattr': hasattr, '_type': type}
    exec('\n'.join(lines) + '\n', namespace)
    namespace['_made_new'] = namespace['methods'].made_new
    # What errors of a call of the class name.
    namespace['methods'].__init__.__qualname__ = named.__name__ + '.__new__'
    return namespace['methods']
