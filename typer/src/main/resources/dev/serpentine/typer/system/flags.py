"""Enumerations whose members are sets of bits: what a class makes of a value, and the operations of members. A value is one member, made when it is first asked for."""

from rpython.rlib.objectmodel import specialize
from serpentine_system.enums import module_of
from serpentine_system.registry import constant_parameters


@specialize.memo()
def boundary(flags):
    """What the class does with bits that it does not know."""
    return flags._boundary_._name_


@specialize.memo()
def class_text(flags):
    return repr(flags)


@specialize.memo()
def writes_hexadecimal(flags):
    return flags._numeric_repr_ is hex


@constant_parameters('flags')
def __call__(flags, value):
    """`flags(value)`."""
    if isinstance(value, flags):
        return value
    known = flags._value2member_map_
    if value in known:
        return known[value]
    return unknown(flags, value)


@constant_parameters('flags')
def __contains__(flags, item):
    if isinstance(item, flags):
        return True
    return item in flags._value2member_map_


@constant_parameters('flags')
def __iter__(flags):
    return iter(singles(flags))


@constant_parameters('flags')
def __getitem__(flags, name):
    return flags._member_map_[name]


@specialize.memo()
def singles(flags):
    """The members of one bit, in the order of their definition."""
    return [member for member in flags]


@constant_parameters('flags')
def unknown(flags, value):
    """The member for a value that there was none of."""
    every_bit = flags._all_bits_
    mask = flags._flag_mask_
    if not ~every_bit <= value <= every_bit or value & (every_bit ^ mask):
        if boundary(flags) == 'STRICT':
            width = max(value.bit_length(), mask.bit_length())
            raise ValueError(class_text(flags) + ' invalid value ' + str(value) + '\n    given ' + bits(value, width) + '\n  allowed ' + bits(mask, width))
        elif boundary(flags) == 'CONFORM':
            value = value & mask
        elif boundary(flags) == 'KEEP':
            if value < 0:
                value = max(every_bit + 1, 1 << value.bit_length()) + value
        else:
            raise ValueError('Flag boundary EJECT is not supported: ' + str(value))
    negative = value
    if value < 0:
        value = every_bit + 1 + value
    known = flags._value2member_map_
    if value in known:
        member = known[value]
    else:
        member = object.__new__(flags)
        member._value_ = value
        member._name_ = name_of(flags, value)
        known[value] = member
    if negative != value:
        known[negative] = member
    return member


def bits(value, width):
    """The sign, and as many bits."""
    pattern = bin(~value)[2:] if value < 0 else bin(value)[2:]
    digits = ''
    for digit in pattern:
        digits += '1' if (digit == '0') == (value < 0) else '0'
    if value == 0 or value == -1:
        digits = ''
    fill = '1' if value < 0 else '0'
    return '0b' + fill + ' ' + fill * (width - len(digits)) + digits


@constant_parameters('flags')
def name_of(flags, value):
    """The names of the members in a value; None where there are none."""
    names = []
    combined = 0
    for member in singles(flags):
        if member._value_ & value:
            names.append(named(member))
            combined |= member._value_
    if value & ~flags._singles_mask_:
        for member in flags._member_map_.values():
            if member._value_ and member._value_ & value == member._value_ and member._value_ & ~flags._singles_mask_:
                names.append(named(member))
                combined |= member._value_
    if not combined:
        return None
    rest = value ^ combined
    if not rest:
        return '|'.join(names)
    if boundary(flags) == 'STRICT':
        raise ValueError(class_text(flags) + ': no members with value ' + str(rest))
    return '|'.join(names) + '|' + (hex(rest) if writes_hexadecimal(flags) else str(rest))


def named(member):
    name = member._name_
    return '' if name is None else name


# Members

def bits_of(self, other, sign):
    """What the other operand has of bits."""
    if isinstance(other, self.__class__):
        return other._value_
    elif isinstance(other, int) and isinstance(self, int):
        return int(other)
    raise TypeError('unsupported operand type(s) for ' + sign + ': ' + repr(type(self).__name__) + ' and ' + repr(type(other).__name__))


def __or__(self, other):
    return self.__class__(self._value_ | bits_of(self, other, '|'))


def __and__(self, other):
    return self.__class__(self._value_ & bits_of(self, other, '&'))


def __xor__(self, other):
    return self.__class__(self._value_ ^ bits_of(self, other, '^'))


def __invert__(self):
    return inverted(self.__class__, self)


@constant_parameters('flags')
def inverted(flags, self):
    if boundary(flags) == 'KEEP' or boundary(flags) == 'EJECT':
        return flags(~self._value_)
    return flags(flags._singles_mask_ & ~self._value_)


def member_contains(self, other):
    if not isinstance(other, self.__class__):
        raise TypeError("unsupported operand type(s) for 'in': " + repr(type(other).__name__) + ' and ' + repr(type(self).__name__))
    return other._value_ & self._value_ == other._value_


def member_iter(self):
    found = []
    for member in singles(self.__class__):
        if member._value_ & self._value_:
            found.append(member)
    return iter(found)


def __len__(self):
    return self._value_.bit_count()


def __bool__(self):
    return self._value_ != 0


def __repr__(self):
    name = self._name_
    if name is None:
        return '<' + type(self).__name__ + ': ' + repr(self._value_) + '>'
    return '<' + type(self).__name__ + '.' + name + ': ' + repr(self._value_) + '>'


def __str__(self):
    name = self._name_
    if name is None:
        return type(self).__name__ + '(' + repr(self._value_) + ')'
    return type(self).__name__ + '.' + name


def __format__(self, specification):
    return format(str(self), specification)


def __hash__(self):
    return hash(self._value_)


def global_repr(self):
    """What `@global_enum` makes of a class's repr."""
    module = module_of(self)
    name = self._name_
    if name is None:
        return module + '.' + type(self).__name__ + '(' + repr(self._value_) + ')'
    return '|'.join([each if '0' <= each[0] <= '9' else module + '.' + each for each in name.split('|')])


def global_str(self):
    name = self._name_
    return type(self).__name__ + '(' + repr(self._value_) + ')' if name is None else name
