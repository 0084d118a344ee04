"""Low-level types, and an emulation of containers and pointers of these types.

System code is written over this module. Translated, a type is a value of translation time and every function here is an operation; under plain
Python the same code runs on the emulation, which refuses what would be undefined: null pointers, items out of bounds, values of a wrong type.
Items and fields of type Char and UniChar are integers here (0 to 255, and code points), not texts.
"""

from rpython.rlib.rarithmetic import intmask, r_uint


class LowLevelType:
    """What a value of a typed graph can be."""

    def __repr__(self):
        return self.name


class Primitive(LowLevelType):
    def __init__(self, name, low, high, zero):
        self.name = name
        self.low = low
        self.high = high
        self.zero = zero

    def accepts(self, value):
        if self.low is None:
            return type(value) is type(self.zero)
        return isinstance(value, int) and self.low <= value <= self.high


def _integer(name, bits, signed):
    if signed:
        return Primitive(name, -1 << bits - 1, (1 << bits - 1) - 1, 0)
    return Primitive(name, 0, (1 << bits) - 1, 0)


Void = Primitive('Void', None, None, None)
Bool = Primitive('Bool', None, None, False)
Float = Primitive('Float', None, None, 0.0)
SingleFloat = Primitive('SingleFloat', None, None, 0.0)
Char = _integer('Char', 8, False)
UniChar = _integer('UniChar', 32, False)
Int8 = _integer('Int8', 8, True)
UInt8 = _integer('UInt8', 8, False)
Int16 = _integer('Int16', 16, True)
UInt16 = _integer('UInt16', 16, False)
Int32 = _integer('Int32', 32, True)
UInt32 = _integer('UInt32', 32, False)
Signed = _integer('Signed', 64, True)
Unsigned = _integer('Unsigned', 64, False)
Address = _integer('Address', 64, False)


class ContainerType(LowLevelType):
    pass


class GcStruct(ContainerType):
    """Named fields. An attribute of the type that is named like a field is the field's type."""

    def __init__(self, name, *fields):
        self.name = name
        self.fields = fields
        for field, field_type in fields:
            setattr(self, field, field_type)

    def _new(self):
        return {field: zero(field_type) for field, field_type in self.fields}


class GcHead(GcStruct):
    """The fields in front of an array's items, of which the first, length, is the array's length; no such struct is by itself."""


class GcArray(ContainerType):
    """A fixed number of items of the type OF, behind a head if there is one. Arrays of equal items and heads are equal."""

    _cache = {}

    def __new__(cls, item, head=None):
        array = cls._cache.get((item, head))
        if array is None:
            array = object.__new__(cls)
            array.OF = item
            array.head = head
            array.name = 'GcArray(%r)' % (item,)
            cls._cache[item, head] = array
        return array

    def _new(self, items):
        return _Items(self, items)


class _Items(list):
    """The emulated container of an array: its items, and the fields of its head."""

    def __init__(self, array, items):
        list.__init__(self, items)
        self.array = array
        if array.head is not None:
            self.fields = array.head._new()
            self.fields['length'] = len(items)


class Ptr(LowLevelType):
    """A pointer to TO, or null. Pointers to equal types are equal."""

    _cache = {}

    def __new__(cls, to):
        pointer = cls._cache.get(to)
        if pointer is None:
            pointer = object.__new__(cls)
            pointer.TO = to
            pointer.name = 'Ptr(%r)' % (to,)
            cls._cache[to] = pointer
        return pointer

    def accepts(self, value):
        return isinstance(value, Pointer) and value._type is self


class MisuseError(Exception):
    """What would be undefined behaviour in a translated program."""


class Pointer:
    """An emulated pointer: a type, and the shared container (a dict of fields or a list of items), None for null."""

    __slots__ = ('_type', '_container')

    def __init__(self, type, container):
        object.__setattr__(self, '_type', type)
        object.__setattr__(self, '_container', container)

    def _contents(self):
        if self._container is None:
            raise MisuseError('field of a null pointer')
        return self._container

    def _fields(self):
        contents = self._contents()
        return contents.fields if isinstance(contents, _Items) else contents

    def __getattr__(self, name):
        fields = self._fields()
        if name not in fields:
            raise MisuseError('%r has no field %s' % (self._type.TO, name))
        return fields[name]

    def __setattr__(self, name, value):
        fields = self._fields()
        if name not in fields:
            raise MisuseError('%r has no field %s' % (self._type.TO, name))
        fields[name] = _checked(getattr(self._type.TO, name), value)

    def _items(self, index):
        items = self._contents()
        if not isinstance(index, int) or not 0 <= index < len(items):
            raise MisuseError('index %r of an array of %d' % (index, len(items)))
        return items

    def __getitem__(self, index):
        return self._items(index)[index]

    def __setitem__(self, index, value):
        self._items(index)[index] = _checked(self._type.TO.OF, value)

    def __len__(self):
        return len(self._contents())

    def __bool__(self):
        return self._container is not None

    def __eq__(self, other):
        if not isinstance(other, Pointer) or self._type is not other._type:
            raise MisuseError('comparison of a pointer with %r' % (other,))
        return self._container is other._container

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def __repr__(self):
        return '<%r %s>' % (self._type, 'null' if self._container is None else hex(id(self._container)))


def _checked(T, value):
    if not T.accepts(value) and not isinstance(T, _Anything):
        raise MisuseError('%r is not a %r' % (value, T))
    return value


class _Anything(LowLevelType):
    """Tests only: a type of values that the emulation does not look into."""

    name = 'Anything'
    zero = None

    def accepts(self, value):
        return True


Anything = _Anything()

# The text and bytes that user programs handle: see docs/stages.md
STR = GcHead('str', ('length', Signed), ('hash', Int32), ('is_wide', Bool))
CHARS = GcArray(Char, STR)
UNICHARS = GcArray(UniChar, STR)
BYTEARRAY = GcStruct('bytearray', ('length', Signed), ('items', Ptr(CHARS)))
BYTES = GcStruct('bytes', ('hash', Signed), ('items', Ptr(CHARS)))
GROWING_TEXT = GcStruct('growing_text', ('length', Signed), ('room', Ptr(STR)))
DIGITS = GcArray(Int32)
LONG_INTEGER = GcStruct('long_integer', ('word', Signed), ('digits', Ptr(DIGITS)))


def zero(T):
    """What a fresh container holds in a field or item of type T: 0, 0.0, False or null."""
    if isinstance(T, Ptr):
        return nullptr(T.TO)
    return T.zero


def item_of(iterator):
    """A zero of the type of what an iterator gives, for deciding by type; does not touch the iterator."""
    import copy
    return next(copy.copy(iterator), 0)


def malloc(T, n=None):
    """A new zeroed container."""
    if isinstance(T, GcStruct):
        return Pointer(Ptr(T), T._new())
    if n < 0:
        raise MisuseError('array of %d items' % n)
    return _array(T, [zero(T.OF) for _ in range(n)])


def _array(T, items):
    return Pointer(Ptr(T), T._new(items))


def nullptr(T):
    return Pointer(Ptr(T), None)


def cast_pointer(T, p):
    """A pointer to an array as one to its head, or back."""
    container = p._container
    if container is not None and T.TO is not container.array and T.TO is not container.array.head:
        raise MisuseError('%r is no %r' % (p, T))
    return Pointer(T, container)


def typeOf(value):
    if isinstance(value, Pointer):
        return value._type
    if isinstance(value, bool):
        return Bool
    if isinstance(value, r_uint):
        return Unsigned
    if isinstance(value, int):
        return Signed
    if isinstance(value, float):
        return Float
    return Anything


def has_field(T, name):
    """Whether a type has a field of that name; known when the program is translated."""
    return hasattr(T, name)


def cast_primitive(T, value):
    """An integer of any size, Char, UniChar or Bool as an integer of any size: truncated or extended."""
    value = int(value)
    if T is Unsigned:
        return r_uint(value)
    width = T.high - T.low + 1
    value &= width - 1
    return value - width if value > T.high else value


def ll_arraycopy(source, source_start, destination, destination_start, count):
    """Copies items between arrays of equal items, as if through a third array."""
    if count < 0 or source_start < 0 or destination_start < 0 \
            or source_start + count > len(source) or destination_start + count > len(destination):
        raise MisuseError('copy out of bounds')
    if source._type.TO.OF is not destination._type.TO.OF:
        raise MisuseError('copy between arrays of different types')
    items = source._container[source_start:source_start + count]
    destination._container[destination_start:destination_start + count] = items


def hlstr(p):
    """The text that a pointer to STR is; costs nothing in a translated program."""
    if not p:
        return None
    items = p._container
    if len(items) != p.length or p.is_wide != (items.array is UNICHARS):
        raise MisuseError('text must be narrow or wide')
    if p.is_wide and max(items, default=0) < 256:
        raise MisuseError('text is not canonical')
    return ''.join(map(chr, items))


def llstr(s):
    """The pointer to STR that a text is."""
    if s is None:
        return nullptr(STR)
    codes = list(map(ord, s))
    is_wide = max(codes, default=0) > 255
    p = cast_pointer(Ptr(STR), _array(UNICHARS if is_wide else CHARS, codes))
    p.is_wide = is_wide
    return p


def hlbytes(p):
    return bytes(p.items._container) if p else None


def llbytes(b):
    if b is None:
        return nullptr(BYTES)
    p = malloc(BYTES)
    p.items = _array(CHARS, list(b))
    return p


def hllong(p):
    """The int without bounds that a pointer to LONG_INTEGER stands for."""
    if not p.digits:
        return p.word
    return p.word * sum(digit << 31 * i for i, digit in enumerate(p.digits._container))


def lllong(n):
    """The pointer to LONG_INTEGER that stands for an int; null for None."""
    if n is None:
        return nullptr(LONG_INTEGER)
    p = malloc(LONG_INTEGER)
    if not is_long(n):
        p.word = int(n)
        return p
    p.word = -1 if n < 0 else 1
    n = abs(n)
    p.digits = malloc(DIGITS, (n.bit_length() + 30) // 31)
    for i in range(len(p.digits)):
        p.digits[i] = n >> 31 * i & 0x7fffffff
    return p


def hlunsigned(u):
    """The int that a word without a sign is."""
    return int(u)


def hlnarrow(u):
    """The int that a word without a sign is, which is below 2**63."""
    return _checked(Signed, int(u))


def llunsigned(n):
    """The low 64 bits of an int, as a word without a sign."""
    return r_uint(int(n) & 0xffffffffffffffff)


def is_long(value):
    """Whether a value is an int without bounds, which translated is known of its type, not of its size."""
    return isinstance(value, int) and not Signed.accepts(value)


def is_unbounded(value):
    """Whether what is computed of an int may be one without bounds, since it is one itself, or since all ints are; known when the program is translated."""
    return is_long(value)


def has_unbounded_products(value):
    """The same of the product of many such ints."""
    return is_long(value)


def is_union(value):
    """Whether a value may be of several kinds, by what inference knows of it."""
    return False


def is_of_kind(value, kind):
    """Whether a value that may be of several kinds is of this one, by the name that inference has for it; only translated code asks."""
    raise NotImplementedError


def hlbytearray(p):
    return bytearray(p.items._container[:p.length]) if p else None


def llbytearray(b):
    if b is None:
        return nullptr(BYTEARRAY)
    p = malloc(BYTEARRAY)
    p.length = len(b)
    p.items = _array(CHARS, list(b))
    return p


# Operations of the low-level table, by its names

def int_div_trunc(a, b):
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def int_rem_trunc(a, b):
    remainder = abs(a) % abs(b)
    return -remainder if a < 0 else remainder


def int_lshift(a, count):
    _check_shift(count)
    return intmask(a << count)


def int_rshift(a, count):
    _check_shift(count)
    return a >> count


def uint_rshift(a, count):
    _check_shift(count)
    return r_uint(int(a) >> count)


def _check_shift(count):
    if not 0 <= count < 64:
        raise MisuseError('shift by %r' % (count,))


def int_add_overflows(a, b):
    return not Signed.accepts(a + b)


def int_sub_overflows(a, b):
    return not Signed.accepts(a - b)


def int_mul_overflows(a, b):
    return not Signed.accepts(a * b)


def uint_div(a, b):
    return r_uint(int(a) // int(b))


def uint_rem(a, b):
    return r_uint(int(a) % int(b))


def uint_mul_high(a, b):
    return r_uint(int(a) * int(b) >> 64)


def cast_int_to_float(a):
    return float(a)


def cast_uint_to_float(a):
    return float(int(a))


def cast_float_to_int(a):
    """Towards zero; 64 bits must hold it."""
    return _checked(Signed, int(a))


def float_to_bits(a):
    import struct
    return struct.unpack('<q', struct.pack('<d', a))[0]


def bits_to_float(a):
    import struct
    return struct.unpack('<d', struct.pack('<q', a))[0]


def float_div(a, b):
    """The IEEE quotient, by zero too."""
    if b != 0.0:
        return a / b
    if a != a or a == 0.0:
        return float('nan')
    return float('inf') if (float_to_bits(a) < 0) == (float_to_bits(b) < 0) else -float('inf')


def float_abs(a):
    return abs(a)


def identity_hash(p):
    return id(p)


def cast_ptr_to_int(p):
    return id(p._container) if p else 0


def long_in_pointer(bits):
    """The pointer to LONG_INTEGER that is an odd number, twice the int that it stands for and 1; for native code alone."""
    return lllong(bits >> 1)


def gc_collect():
    import gc
    gc.collect()


class external:
    """A function of the run-time support: see the table of external functions. Takes primitives and pointers to arrays of Char."""

    def __init__(self, name):
        self.name = name

    def __call__(self, *arguments):
        from rpython.rtyper.lltypesystem import externals
        return getattr(externals, self.name)(*arguments)
