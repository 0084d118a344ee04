"""What a class made by collections.namedtuple or typing.NamedTuple is in a translated program: a class with an attribute for each field, and the methods that a tuple has."""


class Unchanged:
    """The default of what _replace is not given."""

    is_unchanged = True


def stand_in(named):
    """A class whose attributes stand for those of a named tuple's class and of tuple."""
    fields = named._fields
    defaults = named._field_defaults
    items = '(' + ''.join('self.' + field + ', ' for field in fields) + ')'
    parameters = ''.join(', ' + field + ('=_defaults[' + repr(field) + ']' if field in defaults else '') for field in fields)
    lines = ['class methods:',
             '    is_named_tuple = True',
             '    def __init__(self' + parameters + '):']
    lines += ['        self.' + field + ' = ' + field for field in fields] or ['        pass']
    lines += ['    def as_tuple(self):',
              '        return ' + items,
              '    def __iter__(self):',
              '        return iter(' + items + ')',
              '    def __len__(self):',
              '        return ' + str(len(fields)),
              '    def __getitem__(self, index):',
              '        return ' + items + '[index]',
              '    def __contains__(self, item):',
              '        return item in ' + items,
              '    def __hash__(self):',
              '        return hash(' + items + ')',
              '    def __repr__(self):',
              "        return type(self).__name__ + '('" + " + ', '".join(" + '" + field + "=' + repr(self." + field + ')' for field in fields) + " + ')'"]
    for i, field in enumerate(fields):
        lines += ['    def item_' + str(i) + '(self):',
                  '        return self.' + field]
    for name, sign in (('eq', '=='), ('lt', '<'), ('le', '<='), ('gt', '>'), ('ge', '>='), ('add', '+')):
        lines += ['    def __' + name + '__(self, other):',
                  "        if hasattr(other, 'is_named_tuple'):",
                  '            return ' + items + ' ' + sign + ' other.as_tuple()',
                  '        return ' + items + ' ' + sign + ' other',
                  '    __' + name + "__._annspecialcase_ = 'specialize:argtype(1)'"]
    lines += ['    def _asdict(self):',
              '        return {' + ', '.join(repr(field) + ': self.' + field for field in fields) + '}',
              '    def _replace(self' + ''.join(', ' + field + '=Unchanged' for field in fields) + '):',
              '        return type(self)(' + ', '.join('self.' + field + " if hasattr(" + field + ", 'is_unchanged') else " + field for field in fields) + ')',
              "    _replace._annspecialcase_ = 'specialize:argtype(" + ','.join(str(i + 1) for i in range(len(fields))) + ")'"]
    namespace = {'_defaults': defaults, 'Unchanged': Unchanged}
    exec('\n'.join(lines) + '\n', namespace)
    return namespace['methods']
