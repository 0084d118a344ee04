"""struct: for formats that are known at translation time, a function is written for each, which takes the bytes one by one; others are read when the program asks for them.

What is asked at import time is left to the library's own functions: those that tell a float's bits then are among those who ask.
"""

from rpython.rlib.objectmodel import we_are_translated

__all__ = ['pack', 'pack_into', 'unpack', 'unpack_from', 'iter_unpack', 'calcsize', 'Struct', 'error']


class error(Exception):
    """As in struct: the embedded library calls its own otherwise."""

    __module__ = 'struct'


_error = error


def _of_library(function, *arguments):
    """What a function of the library's own gives at import time, or while a format is read."""
    try:
        return function(*arguments)
    except original.error as failure:
        raise error(*failure.args) from None


# Of floats that are narrower than a word: how many bits of the fraction there are, and what is added to exponents.
_NARROW = {'e': (10, 15), 'f': (23, 127)}
_SIZES = {'b': 1, 'B': 1, 'h': 2, 'H': 2, 'i': 4, 'I': 4, 'l': 4, 'L': 4, 'q': 8, 'Q': 8, 'n': 8, 'N': 8, 'P': 8, 'e': 2, 'f': 4, 'd': 8, '?': 1, 'c': 1, 's': 1, 'p': 1, 'x': 1}
# What is asked of a machine's own layout only.
_NATIVE = 'nNP'
# What one item has a number of bytes of.
_TEXTS = 'sp'


class _Layout:
    """Of a format: its items as (code, width, offset), where width is the length of 's', and its size."""

    def __init__(self, format):
        if isinstance(format, bytes):
            format = format.decode('ascii')
        self.size = _of_library(original.calcsize, format)
        order = format[:1] if format[:1] in ('@', '=', '<', '>', '!') else ''
        is_native = order in ('', '@')
        self.is_big = order in ('>', '!')
        self.items = []
        offset = 0
        digits = ''
        for code in format[len(order):]:
            if code.isspace():
                continue
            if code.isdigit():
                digits += code
                continue
            if code not in _SIZES:
                raise _error('format character ' + repr(code) + ' is not supported in a translated program')
            size = 8 if is_native and code in 'lL' else _SIZES[code]
            if is_native:
                offset += -offset % size
            count = int(digits or '1')
            digits = ''
            if code in _TEXTS:
                self.items.append((code, count, offset))
                offset += count
                continue
            for _ in range(count):
                if code != 'x':
                    self.items.append((code, size, offset))
                offset += size


def _places(layout, size):
    """Which byte of an item counts how much, the lowest first."""
    return range(size - 1, -1, -1) if layout.is_big else range(size)


def _defined(lines, name):
    from rpython.rtyper.lltypesystem.lltype import bits_to_float, float_to_bits
    namespace = {'__name__': 'struct', '_error': _error, 'float_to_bits': float_to_bits, 'bits_to_float': bits_to_float, '_narrowed': _narrowed,
                 '_widened': _widened, '_pascal': _pascal}
    exec('\n'.join(lines) + '\n', namespace)
    return namespace[name]


def _packer(format):
    layout = _Layout(format)
    values = ['v' + str(i) for i in range(len(layout.items))]
    lines = ['def packed(' + ', '.join(values) + '):', '    data = bytearray()']
    end = 0
    for value, (code, size, offset) in zip(values, layout.items):
        lines += ['    data.append(0)'] * (offset - end)
        end = offset + size
        if code == 's':
            lines += ['    data += ' + value + '[:' + str(size) + ']',
                      '    for _ in range(' + str(size) + ' - len(' + value + ')):',
                      '        data.append(0)']
        elif code == 'p' and size > 0:
            lines += ['    data.append(min(len(' + value + '), ' + str(min(size - 1, 255)) + '))',
                      '    data += ' + value + '[:' + str(size - 1) + ']',
                      '    for _ in range(' + str(size - 1) + ' - len(' + value + ')):',
                      '        data.append(0)']
        elif code == 'p':
            pass
        elif code == 'c':
            lines += ['    if len(' + value + ') != 1:',
                      "        raise _error('char format requires a bytes object of length 1')",
                      '    data += ' + value]
        elif code == '?':
            lines += ['    data.append(1 if ' + value + ' else 0)']
        else:
            if code in _NARROW:
                lines += ['    ' + value + '_ = _narrowed(float_to_bits(float(' + value + ')), ' + repr(code) + ', %d, %d)' % _NARROW[code]]
            elif code == 'd':
                lines += ['    ' + value + '_ = float_to_bits(float(' + value + '))']
            else:
                lowest = 0 if code.isupper() else -(1 << 8 * size - 1)
                highest = (1 << 8 * size) - 1 if code.isupper() else (1 << 8 * size - 1) - 1
                message = "'" + code + "' format requires " + str(lowest) + ' <= number <= ' + str(highest)
                if size < 8:
                    lines += ['    if not ' + str(lowest) + ' <= ' + value + ' <= ' + str(highest) + ':', '        raise _error(' + repr(message) + ')']
                elif code.isupper():
                    lines += ['    if ' + value + ' < 0:', '        raise _error(' + repr(message) + ')']
                lines += ['    ' + value + '_ = ' + value]
            shifts = {place: 8 * i for i, place in enumerate(_places(layout, size))}
            lines += ['    data.append((' + value + '_ >> ' + str(shifts[place]) + ') & 255)' for place in range(size)]
    lines += ['    data.append(0)'] * (layout.size - end) + ['    return bytes(data)']
    return _defined(lines, 'packed')


def _unpacker(format):
    """A function of the bytes and of where in them to begin."""
    layout = _Layout(format)
    parts = []
    for code, size, offset in layout.items:
        at = ['data[base + ' + str(offset + place) + ']' for place in _places(layout, size)] if code not in _TEXTS else []
        if code == 's':
            parts.append('bytes(data[base + ' + str(offset) + ':base + ' + str(offset + size) + '])')
        elif code == 'p':
            parts.append('_pascal(data, base + ' + str(offset) + ', ' + str(size) + ')' if size > 0 else "b''")
        elif code == 'c':
            parts.append('bytes(data[base + ' + str(offset) + ':base + ' + str(offset + 1) + '])')
        elif code == '?':
            parts.append(at[0] + ' != 0')
        else:
            is_signed = code.islower()
            top = '((' + at[-1] + ' ^ 128) - 128)' if is_signed else at[-1]
            number = ' | '.join([byte + ' << ' + str(8 * i) for i, byte in enumerate(at[:-1])] + [top + ' << ' + str(8 * (size - 1))])
            if size == 8 and not is_signed:
                # a word without a sign
                number = '(' + number + ') & 18446744073709551615'
            parts.append('bits_to_float(_widened(' + number + ', %d, %d))' % _NARROW[code] if code in _NARROW else 'bits_to_float(' + number + ')' if code == 'd' else number)
    return _defined(['def unpacked(data, base):', '    return (' + ''.join(part + ', ' for part in parts) + ')'], 'unpacked')


def calcsize(format):
    """As in struct."""
    return _of_library(original.calcsize, format)


for _maker in (_packer, _unpacker, calcsize):
    _maker._annspecialcase_ = 'specialize:memo'


def _narrowed(bits, code, fraction_bits, bias):
    """The bits of the narrower float nearest to that of these bits, the even one of two."""
    lost = 52 - fraction_bits
    infinite = (2 * bias + 1) << fraction_bits
    sign = (2 * bias + 2) << fraction_bits if bits < 0 else 0
    exponent = (bits >> 52) & 2047
    fraction = bits & 4503599627370495
    if exponent == 2047:
        if fraction == 0:
            return sign | infinite
        # Of what is no number, the narrowest keep that alone.
        return sign | infinite | 1 << (fraction_bits - 1) | (fraction >> lost if code == 'f' else 0)
    if exponent < 1022 - bias - fraction_bits:
        return sign
    if exponent < 1024 - bias:
        fraction |= 4503599627370496
        shift = lost + 1024 - bias - exponent
        result = fraction >> shift
    else:
        shift = lost
        result = (exponent - (1023 - bias)) << fraction_bits | fraction >> lost
    rest = fraction & ((1 << shift) - 1)
    half = 1 << (shift - 1)
    if rest > half or rest == half and result & 1:
        result += 1
    if result >= infinite:
        raise OverflowError('float too large to pack with ' + code + ' format')
    return sign | result


def _widened(bits, fraction_bits, bias):
    """The bits of a narrower float as one of double precision."""
    sign = -9223372036854775807 - 1 if bits < 0 else 0
    exponent = (bits >> fraction_bits) & (2 * bias + 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    lost = 52 - fraction_bits
    if exponent == 2 * bias + 1:
        return sign | 9218868437227405312 | fraction << lost
    if exponent == 0:
        if fraction == 0:
            return sign
        exponent = 1
        while fraction < 1 << fraction_bits:
            fraction <<= 1
            exponent -= 1
        fraction &= (1 << fraction_bits) - 1
    return sign | (exponent + 1023 - bias) << 52 | fraction << lost


def _pascal(data, place, size):
    """Bytes behind their number, within so many bytes, of which there is at least one."""
    return bytes(data[place + 1:place + 1 + min(data[place], size - 1)])


def pack(format, *values):
    """As in struct."""
    if not we_are_translated():
        return _of_library(original.pack, format, *values)
    return _packer(format)(*values)


def unpack(format, buffer):
    """As in struct."""
    if not we_are_translated():
        return _of_library(original.unpack, format, buffer)
    size = calcsize(format)
    if len(buffer) != size:
        raise _error('unpack requires a buffer of ' + str(size) + ' bytes')
    return _unpacker(format)(buffer, 0)


def unpack_from(format, buffer, offset=0):
    """As in struct."""
    if not we_are_translated():
        return _of_library(original.unpack_from, format, buffer, offset)
    size = calcsize(format)
    start = offset
    if start < 0:
        if start + size > 0:
            raise _error('not enough data to unpack ' + str(size) + ' bytes')
        start += len(buffer)
        if start < 0:
            raise _error('offset ' + str(offset) + ' out of range for ' + str(len(buffer)) + '-byte buffer')
    if len(buffer) - start < size:
        raise _error('unpack_from requires a buffer of at least ' + str(start + size) + ' bytes for unpacking ' + str(size) + ' bytes at offset ' + str(start)
                     + ' (actual buffer size is ' + str(len(buffer)) + ')')
    return _unpacker(format)(buffer, start)


def iter_unpack(format, buffer):
    """As in struct; what is wrong with the length is told at once."""
    if not we_are_translated():
        return _of_library(original.iter_unpack, format, buffer)
    size = calcsize(format)
    if len(buffer) % size != 0:
        raise _error('iterative unpacking requires a buffer of a multiple of ' + str(size) + ' bytes')
    return iter([_unpacker(format)(buffer, start) for start in range(0, len(buffer), size)])


def pack_into(format, buffer, offset, *values):
    """As in struct."""
    if not we_are_translated():
        return _of_library(original.pack_into, format, buffer, offset, *values)
    data = _packer(format)(*values)
    start = offset
    if start < 0:
        start += len(buffer)
        if start < 0:
            raise _error('offset ' + str(offset) + ' out of range for ' + str(len(buffer)) + '-byte buffer')
    if len(buffer) - start < len(data):
        raise _error('pack_into requires a buffer of at least ' + str(start + len(data)) + ' bytes for packing ' + str(len(data)) + ' bytes at offset ' + str(start)
                     + ' (actual buffer size is ' + str(len(buffer)) + ')')
    for i in range(len(data)):
        buffer[start + i] = data[i]


# Formats that only the run tells.


class _Item:
    """One value of a format: where it stands, how many bytes it has, and its letter."""

    def __init__(self, code, size, offset):
        self.code = code
        self.size = size
        self.offset = offset


class _RunTimeLayout:
    def __init__(self, format):
        order = format[:1] if format[:1] in ('@', '=', '<', '>', '!') else ''
        self.is_native = order == '' or order == '@'
        self.is_big = order == '>' or order == '!'
        self.items = []
        self.size = 0
        digits = ''
        for code in format[len(order):]:
            if code.isspace():
                continue
            if '0' <= code <= '9':
                digits += code
                continue
            self._add(code, int(digits) if digits else 1)
            digits = ''
        if digits:
            raise _error('repeat count given without format specifier')

    def _add(self, code, count):
        if code not in _SIZES or not self.is_native and code in _NATIVE:
            raise _error('bad char in struct format')
        size = 8 if self.is_native and code in 'lL' else _SIZES[code]
        if self.is_native:
            self.size += -self.size % size
        if code in _TEXTS:
            self.items.append(_Item(code, count, self.size))
            self.size += count
        elif code == 'x':
            self.size += count
        else:
            for _ in range(count):
                self.items.append(_Item(code, size, self.size))
                self.size += size


def _calcsize_at_run_time(format):
    return _RunTimeLayout(format).size


def _packed(item, value, data, is_big):
    """Puts a value where it belongs."""
    if item.code == 's' or item.code == 'p' or item.code == 'c':
        if not isinstance(value, bytes):
            raise _error("argument for '" + item.code + "' must be a bytes object")
        if item.code == 'c' and len(value) != 1:
            raise _error('char format requires a bytes object of length 1')
        start = 1 if item.code == 'p' and item.size > 0 else 0
        if start:
            data[item.offset] = min(len(value), item.size - 1, 255)
        for i in range(min(len(value), item.size - start)):
            data[item.offset + start + i] = value[i]
    elif item.code == '?':
        data[item.offset] = 1 if value else 0
    else:
        bits = _bits_of(item, value)
        for i in range(item.size):
            data[item.offset + (item.size - 1 - i if is_big else i)] = (bits >> (8 * i)) & 255


def _bits_of(item, value):
    from rpython.rtyper.lltypesystem.lltype import float_to_bits
    if item.code == 'd' or item.code in _NARROW:
        if not isinstance(value, (int, float)):
            raise _error('required argument is not a float')
        bits = float_to_bits(float(value))
        if item.code == 'd':
            return bits
        return _narrowed(bits, 'e', 10, 15) if item.code == 'e' else _narrowed(bits, 'f', 23, 127)
    if not isinstance(value, int):
        raise _error('required argument is not an integer')
    number = int(value)
    if item.size < 8:
        is_signed = item.code.islower()
        lowest = -(1 << 8 * item.size - 1) if is_signed else 0
        highest = (1 << 8 * item.size - (1 if is_signed else 0)) - 1
        if not lowest <= number <= highest:
            raise _error("'" + item.code + "' format requires " + str(lowest) + ' <= number <= ' + str(highest))
    elif item.code.isupper() and number < 0:
        raise _error('int too large to convert')
    return number


def _low_bytes(item, data, base, is_big, first, count):
    """A number of so many of the bytes of an item, counted from the lowest."""
    number = 0
    for i in range(first, first + count):
        number |= data[base + item.offset + (item.size - 1 - i if is_big else i)] << (8 * (i - first))
    return number


def _number_in(item, data, base, is_big):
    from rpython.rtyper.lltypesystem.lltype import bits_to_float
    if item.size < 8:
        number = _low_bytes(item, data, base, is_big, 0, item.size)
        if item.code.islower() and number >> (8 * item.size - 1):
            number -= 1 << (8 * item.size)
        if item.code == 'f':
            return bits_to_float(_widened(number, 23, 127))
        if item.code == 'e':
            return bits_to_float(_widened(number, 10, 15))
        return number
    low = _low_bytes(item, data, base, is_big, 0, 4)
    high = _low_bytes(item, data, base, is_big, 4, 4)
    if item.code.isupper():
        # up to 2**64 - 1
        return (high << 32 | low) & 18446744073709551615
    number = (high ^ 2147483648) - 2147483648 << 32 | low
    if item.code == 'd':
        return bits_to_float(number)
    return number


def _value_in(item, data, base, is_big):
    place = base + item.offset
    if item.code == 's' or item.code == 'c':
        return bytes(data[place:place + item.size])
    if item.code == 'p':
        return _pascal(data, place, item.size) if item.size > 0 else b''
    if item.code == '?':
        return data[place] != 0
    return _number_in(item, data, base, is_big)


def _packer_at_run_time(format):
    layout = _RunTimeLayout(format)

    def packed(*values):
        if len(values) != len(layout.items):
            raise _error('pack expected ' + str(len(layout.items)) + ' items for packing (got ' + str(len(values)) + ')')
        data = bytearray(layout.size)
        i = 0
        for value in values:
            _packed(layout.items[i], value, data, layout.is_big)
            i += 1
        return bytes(data)
    return packed


def _unpacker_at_run_time(format):
    layout = _RunTimeLayout(format)

    def unpacked(data, base):
        return tuple([_value_in(item, data, base, layout.is_big) for item in layout.items])
    return unpacked


_packed._annspecialcase_ = _bits_of._annspecialcase_ = 'specialize:argtype(1)'
calcsize._at_run_time_ = _calcsize_at_run_time
_packer._at_run_time_ = _packer_at_run_time
_unpacker._at_run_time_ = _unpacker_at_run_time

for _function in (pack, unpack, unpack_from, iter_unpack, pack_into):
    _function._annspecialcase_ = 'specialize:arg(0)'


def Struct(format):
    """As in struct; each has a class of its own, since what it takes and gives depends on the format."""
    packer = _packer(format)
    unpacker = _unpacker(format)
    its_format = format
    its_size = calcsize(format)

    class Struct:
        format = its_format
        size = its_size

        def pack(self, *values):
            return packer(*values)

        def unpack(self, buffer):
            if len(buffer) != its_size:
                raise _error('unpack requires a buffer of ' + str(its_size) + ' bytes')
            return unpacker(buffer, 0)

        def unpack_from(self, buffer, offset=0):
            return unpack_from(its_format, buffer, offset)

        def iter_unpack(self, buffer):
            return iter_unpack(its_format, buffer)
    return Struct()


class _RunTimeStruct:
    def __init__(self, format):
        self.format = format
        self.size = calcsize(format)

    def pack(self, *values):
        return pack(self.format, *values)

    def unpack(self, buffer):
        return unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)

    def iter_unpack(self, buffer):
        return iter_unpack(self.format, buffer)


_RunTimeStruct.__name__ = 'Struct'


def _struct_at_run_time(format):
    return _RunTimeStruct(format)


Struct._annspecialcase_ = 'specialize:memo'
Struct._at_run_time_ = _struct_at_run_time
