"""
Arrays: a class for each typecode, made while the program is imported, over a list of the items. `array` itself is a function that chooses the class by the typecode, which must be a constant.
Items of unsigned words are below 2**63.
"""

import operator
import struct

from rpython.rlib.objectmodel import specialize

__all__ = ['array', 'ArrayType', 'typecodes']

typecodes = 'bBuhHiIlLqQfd'


class _Bound:
    """What an item that is out of bounds is called."""

    def __init__(self, size, low, high, too_low, too_high):
        self.size = size
        self.low = low
        self.high = high
        self.too_low = too_low
        self.too_high = too_high


def _bounds(size, is_signed, name, maximum_name=None, too_low=None):
    bits = size * 8
    high = min(2 ** (bits - 1 if is_signed else bits), 2 ** 63) - 1
    return _Bound(size, -2 ** (bits - 1) if is_signed else 0, high, too_low or name + ' is less than minimum', (maximum_name or name) + ' is greater than maximum')


_INTEGERS = {
    'b': _bounds(1, True, 'signed char'),
    'B': _bounds(1, False, 'unsigned byte integer'),
    'h': _bounds(2, True, 'signed short integer'),
    'H': _bounds(2, False, 'unsigned short'),
    'i': _bounds(4, True, 'signed integer'),
    'I': _bounds(4, False, 'unsigned int', too_low="can't convert negative value to unsigned int"),
    'l': _bounds(8, True, 'Python int'),
    'L': _bounds(8, False, 'Python int', too_low="can't convert negative value to unsigned int"),
    'q': _bounds(8, True, 'int'),
    'Q': _bounds(8, False, 'int', too_low="can't convert negative int to unsigned"),
}


def _new_class(code):
    is_text = code == 'u'
    is_float = code in 'fd'
    if is_text or is_float:
        size = 8 if code == 'd' else 4
        low = high = 0
        too_low = too_high = ''
    else:
        bound = _INTEGERS[code]
        size, low, high, too_low, too_high = bound.size, bound.low, bound.high, bound.too_low, bound.too_high
    is_signed = low < 0
    is_unsigned_word = code in 'ILQ'
    beyond_words = 'int too big to convert' if code in 'qQ' else 'Python int too large to convert to C ' + ('unsigned long' if is_unsigned_word else 'long')
    packing = '<' + code

    class array:
        typecode = code
        itemsize = size

        def __init__(self, items):
            self._items = items

        if is_text:
            def _item(self, x):
                if len(x) != 1:
                    raise TypeError('array item must be a unicode character, not str')
                return x

            def _packed(self, x):
                return ord(x).to_bytes(4, 'little')

            def _unpacked(self, data):
                return chr(int.from_bytes(data, 'little'))

            def tounicode(self):
                return ''.join(self._items)

            def fromunicode(self, text):
                for x in text:
                    self._items.append(x)

            def __repr__(self):
                return "array('u', " + repr(''.join(self._items)) + ')' if self._items else "array('u')"
        elif is_float:
            def _item(self, x):
                if code == 'f':
                    return struct.unpack('<f', struct.pack('<f', float(x)))[0]
                return float(x)

            def _packed(self, x):
                return struct.pack(packing, x)

            def _unpacked(self, data):
                return struct.unpack(packing, data)[0]
        else:
            def _item(self, x):
                x = operator.index(x)
                if x < low:
                    raise OverflowError(too_low if is_unsigned_word or x >= -2 ** 63 else beyond_words)
                if x >= (2 ** 64 if is_unsigned_word else 2 ** 63):
                    raise OverflowError(beyond_words)
                if size < 8 and x > high:
                    raise OverflowError(too_high)
                return x

            def _packed(self, x):
                return x.to_bytes(size, 'little', signed=is_signed)

            def _unpacked(self, data):
                return int.from_bytes(data, 'little', signed=is_signed)

        if not is_text:
            def __repr__(self):
                return "array('" + code + "', " + repr(self._items) + ')' if self._items else "array('" + code + "')"

        def append(self, x):
            self._items.append(self._item(x))

        @specialize.argtype(1)
        def extend(self, iterable):
            for x in list(iterable):
                self.append(x)

        def fromlist(self, items):
            self._items.extend([self._item(x) for x in items])

        def insert(self, i, x):
            self._items.insert(i, self._item(x))

        def pop(self, i=-1):
            if not self._items:
                raise IndexError('pop from empty array')
            if not -len(self._items) <= i < len(self._items):
                raise IndexError('pop index out of range')
            return self._items.pop(i)

        def remove(self, x):
            if x not in self._items:
                raise ValueError('array.remove(x): x not in array')
            self._items.remove(x)

        def index(self, x, start=0, stop=2 ** 63 - 1):
            try:
                return self._items.index(x, start, stop)
            except ValueError:
                raise ValueError('array.index(x): x not in array') from None

        def count(self, x):
            return self._items.count(x)

        def reverse(self):
            self._items.reverse()

        def tolist(self):
            return list(self._items)

        def tobytes(self):
            return b''.join([self._packed(x) for x in self._items])

        def frombytes(self, data):
            if len(data) % size:
                raise ValueError('bytes length not a multiple of item size')
            for start in range(0, len(data), size):
                self._items.append(self._unpacked(bytes(data[start:start + size])))

        def tofile(self, f):
            f.write(self.tobytes())

        def fromfile(self, f, n):
            data = f.read(n * size)
            whole = len(data) - len(data) % size
            self.frombytes(data[:whole])
            if whole < n * size:
                raise EOFError("read() didn't return enough bytes")

        def byteswap(self):
            self._items = [self._unpacked(self._packed(x)[::-1]) for x in self._items]

        def __len__(self):
            return len(self._items)

        def __iter__(self):
            # As lists are gone through, though the array grows meanwhile.
            return iter(self._items)

        def __reversed__(self):
            return reversed(self._items)

        def __contains__(self, x):
            return x in self._items

        @specialize.argtype(1)
        def __getitem__(self, key):
            if isinstance(key, slice):
                return type(self)(self._items[key])
            if not -len(self._items) <= key < len(self._items):
                raise IndexError('array index out of range')
            return self._items[key]

        @specialize.argtype(1, 2)
        def __setitem__(self, key, value):
            if isinstance(key, slice):
                self._items[key] = value._items
            else:
                if not -len(self._items) <= key < len(self._items):
                    raise IndexError('array assignment index out of range')
                self._items[key] = self._item(value)

        @specialize.argtype(1)
        def __delitem__(self, key):
            if isinstance(key, slice):
                del self._items[key]
            else:
                if not -len(self._items) <= key < len(self._items):
                    raise IndexError('array assignment index out of range')
                del self._items[key]

        @specialize.argtype(1)
        def __add__(self, other):
            if not isinstance(other, array):
                raise TypeError('can only append array (not "' + type(other).__name__ + '") to array')
            return type(self)(self._items + other._items)

        @specialize.argtype(1)
        def __iadd__(self, other):
            if not isinstance(other, array):
                raise TypeError('can only extend with array (not "' + type(other).__name__ + '")')
            self._items += other._items
            return self

        def __mul__(self, n):
            return type(self)(self._items * n)

        def __rmul__(self, n):
            return type(self)(self._items * n)

        def __imul__(self, n):
            self._items *= n
            return self

        def __eq__(self, other):
            if not isinstance(other, array):
                return NotImplemented
            return self._items == other._items

        def __ne__(self, other):
            if not isinstance(other, array):
                return NotImplemented
            return self._items != other._items

        def __lt__(self, other):
            return self._items < other._items if isinstance(other, array) else NotImplemented

        def __le__(self, other):
            return self._items <= other._items if isinstance(other, array) else NotImplemented

        def __gt__(self, other):
            return self._items > other._items if isinstance(other, array) else NotImplemented

        def __ge__(self, other):
            return self._items >= other._items if isinstance(other, array) else NotImplemented

        def __copy__(self):
            return type(self)(list(self._items))

        def __deepcopy__(self, memo):
            return type(self)(list(self._items))

        __hash__ = None

    array.__module__ = 'array'
    array.__qualname__ = 'array'
    return array


_CLASSES = {code: _new_class(code) for code in typecodes}


def _class_of(typecode):
    if typecode not in _CLASSES:
        raise ValueError('bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)')
    return _CLASSES[typecode]


_class_of._annspecialcase_ = 'specialize:memo'


@specialize.call_location()
def array(typecode, initializer=()):
    """As in array."""
    made = _class_of(typecode)([])
    if isinstance(initializer, (bytes, bytearray)):
        made.frombytes(initializer)
    else:
        made.extend(initializer)
    return made


ArrayType = array
