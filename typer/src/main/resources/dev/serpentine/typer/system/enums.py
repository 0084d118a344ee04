"""Enumerations: what can be done with the class, as functions that are given the list of its members, or the class itself where they look for a name; and what members do that are integers or texts too."""

from enum import Enum

from serpentine_system.operator_signs import ARITHMETIC, BITWISE, COMPARISONS, ORDER


def __iter__(members):
    return iter(members)


def __contains__(members, item):
    return member_for(members, item) is not None


def member_for(members, value):
    """The member that the value is, or that has it; None where there is none."""
    for member in members:
        if member is value or member._value_ == value:
            return member
    return None


def __call__(members, value, name):
    found = member_for(members, value)
    if found is None:
        raise ValueError(f'{value!r} is not a valid {name}')
    return found


def call_or_missing(members, value, name, missing, enumeration):
    """The same of a class with a `_missing_` of its own."""
    found = member_for(members, value)
    return found_otherwise(missing(value), value, name, enumeration) if found is None else found


def found_otherwise(found, value, name, enumeration):
    """What `_missing_` gives, if that is a member."""
    if found is None:
        raise ValueError(f'{value!r} is not a valid {name}')
    if isinstance(found, enumeration):
        return found
    raise TypeError(f'error in {enumeration.__name__}._missing_: returned {found!r} instead of None or a valid member')


def __getitem__(enumeration, name):
    """By all names, those of aliases too."""
    return enumeration._member_map_[name]


def member_repr(self):
    return '<' + self.__class__.__name__ + '.' + self._name_ + ': ' + repr(self._value_) + '>'


def shown_as_repr(self):
    """What a class does that says `__str__ = object.__str__`."""
    return repr(self)


def module_of(self):
    return self.__class__.__module__.split('.')[-1]


def global_repr(self):
    """What `@global_enum` makes of a class's repr."""
    return module_of(self) + '.' + self._name_


def global_str(self):
    return self._name_


def plain_repr(self):
    return repr(self._value_)


def plain(x):
    """What a member is besides being one."""
    return x._value_ if isinstance(x, Enum) else x


def is_foreign(other):
    """Whether the type that a member extends does not know what to do with another: a member that is nothing but one."""
    return isinstance(other, Enum) and not isinstance(other, (int, str))


def is_out_of_order(self, other):
    return is_foreign(other) or isinstance(self, str) and not isinstance(other, str)


def _define(name, expression, declines):
    source = 'def plain_%s(self, other):\n    return NotImplemented if %s else %s\n' % (name, declines, expression)
    exec(compile(source, 'serpentine_system/enums.py', 'exec'), globals())


for _name, _sign in {**ARITHMETIC, **BITWISE, **COMPARISONS}.items():
    _define(_name, 'self._value_ %s plain(other)' % _sign, 'is_out_of_order(self, other)' if _name in ORDER else 'is_foreign(other)')
for _name, _sign in {**ARITHMETIC, **BITWISE}.items():
    _define('r' + _name, 'plain(other) %s self._value_' % _sign, 'is_foreign(other)')


def plain_neg(self):
    return -self._value_


def plain_invert(self):
    return ~self._value_


def plain_abs(self):
    return abs(self._value_)


def plain_hash(self):
    return hash(self._value_)


def plain_bool(self):
    return bool(self._value_)


def plain_value(self):
    return self._value_


def plain_float(self):
    return float(self._value_)


def plain_str(self):
    return str(self._value_)


def plain_len(self):
    return len(self._value_)


def plain_iter(self):
    return iter(self._value_)


def plain_format(self, specification):
    # as int and str do it for what extends them
    return format(self._value_, specification) if specification else str(self)


def plain_getitem(self, index):
    return self._value_[index]


def plain_contains(self, item):
    return plain(item) in self._value_


def member_in_text(text, member):
    return plain(member) in text


TEXT_METHODS = ('upper lower casefold capitalize title swapcase isalpha isdecimal isdigit isnumeric isalnum isspace isprintable isascii isidentifier isupper islower istitle'
                ' strip lstrip rstrip center ljust rjust zfill expandtabs translate find rfind index rindex count startswith endswith removeprefix removesuffix'
                ' split rsplit splitlines partition rpartition join replace encode format').split()


def define_of_text(name):
    """What members that are texts do as these."""
    source = 'def text_%s(self, *arguments, **named):\n    return self._value_.%s(*arguments, **named)\n' % (name, name)
    exec(compile(source, 'serpentine_system/enums.py', 'exec'), globals())


for method in TEXT_METHODS:
    define_of_text(method)
