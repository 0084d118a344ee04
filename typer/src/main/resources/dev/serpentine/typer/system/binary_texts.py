"""The module binascii: bytes as text and back; and the checksums, which zlib has too."""

from binascii import Error

from serpentine_system import builders

_DIGITS = b'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
_NO_DIGIT = 64
_VALUES = bytes([_DIGITS.find(byte) if byte in _DIGITS else _NO_DIGIT for byte in range(256)])
_PADDING = 61
_NEWLINE = 10
_CRC32_POLYNOMIAL = 0xEDB88320
_CRC_HQX_POLYNOMIAL = 0x1021
_ADLER_MODULUS = 65521
# So many bytes do not carry its sums beyond a word.
_ADLER_CHUNK = 65536


def _crc32_of_byte(value):
    for _ in range(8):
        value = value >> 1 ^ (_CRC32_POLYNOMIAL if value & 1 else 0)
    return value


def _crc_hqx_of_byte(value):
    value <<= 8
    for _ in range(8):
        value = (value << 1 ^ (_CRC_HQX_POLYNOMIAL if value & 0x8000 else 0)) & 0xFFFF
    return value


_CRC32 = [_crc32_of_byte(value) for value in range(256)]
_CRC_HQX = [_crc_hqx_of_byte(value) for value in range(256)]


def ascii_bytes(data):
    """The bytes of an operand that may be a text of ASCII, too."""
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError('string argument should contain only ASCII characters')
        return data.encode('ascii')
    return bytes(data)


def b2a_base64(data, /, *, newline=True):
    known = bytes(data)
    builder = builders.new_bytes((len(known) + 2) // 3 * 4 + 1)
    whole = len(known) - len(known) % 3
    for i in range(0, whole, 3):
        _add_digits(builder, known[i] << 16 | known[i + 1] << 8 | known[i + 2], 4)
    if len(known) - whole == 1:
        _add_digits(builder, known[whole] << 16, 2)
        builders.add_byte(builder, _PADDING)
        builders.add_byte(builder, _PADDING)
    elif len(known) - whole == 2:
        _add_digits(builder, known[whole] << 16 | known[whole + 1] << 8, 3)
        builders.add_byte(builder, _PADDING)
    if newline:
        builders.add_byte(builder, _NEWLINE)
    return builders.build_bytes(builder)


def _add_digits(builder, word, count):
    for i in range(count):
        builders.add_byte(builder, _DIGITS[(word >> (18 - 6 * i)) & 63])


def a2b_base64(data, /, *, strict_mode=False):
    known = ascii_bytes(data)
    builder = builders.new_bytes(len(known) // 4 * 3 + 3)
    taken = 0
    held = 0
    pads = 0
    padding_began = False
    if strict_mode and len(known) > 0 and known[0] == _PADDING:
        raise Error('Leading padding not allowed')
    for i in range(len(known)):
        byte = known[i]
        if byte == _PADDING:
            padding_began = True
            if taken >= 2:
                pads += 1
                if taken + pads >= 4:
                    if strict_mode and i + 1 < len(known):
                        raise Error('Excess data after padding')
                    return builders.build_bytes(builder)
            continue
        value = _VALUES[byte]
        if value == _NO_DIGIT:
            if strict_mode:
                raise Error('Only base64 data is allowed')
            continue
        if strict_mode and padding_began:
            raise Error('Discontinuous padding not allowed')
        pads = 0
        if taken == 0:
            held = value
        elif taken == 1:
            builders.add_byte(builder, held << 2 | value >> 4)
            held = value & 15
        elif taken == 2:
            builders.add_byte(builder, held << 4 | value >> 2)
            held = value & 3
        else:
            builders.add_byte(builder, held << 6 | value)
        taken = (taken + 1) & 3
    decoded = builders.build_bytes(builder)
    if taken == 1:
        raise Error('Invalid base64-encoded string: number of data characters (' + str(len(decoded) // 3 * 4 + 1) + ') cannot be 1 more than a multiple of 4')
    if taken != 0:
        raise Error('Incorrect padding')
    return decoded


def hexlify(data, sep='', bytes_per_sep=1):
    return bytes(data).hex(sep, bytes_per_sep).encode('latin-1')


def unhexlify(hexstr, /):
    known = ascii_bytes(hexstr)
    if len(known) % 2 != 0:
        raise Error('Odd-length string')
    builder = builders.new_bytes(len(known) // 2)
    for i in range(0, len(known), 2):
        builders.add_byte(builder, _hexadecimal(known[i]) * 16 + _hexadecimal(known[i + 1]))
    return builders.build_bytes(builder)


def _hexadecimal(byte):
    if 48 <= byte <= 57:
        return byte - 48
    letter = byte | 32
    if 97 <= letter <= 102:
        return letter - 87
    raise Error('Non-hexadecimal digit found')


def crc32(data, value=0, /):
    checksum = value & 0xFFFFFFFF ^ 0xFFFFFFFF
    for byte in bytes(data):
        checksum = checksum >> 8 ^ _CRC32[(checksum ^ byte) & 255]
    return checksum ^ 0xFFFFFFFF


def crc_hqx(data, crc, /):
    checksum = crc & 0xFFFF
    for byte in bytes(data):
        checksum = (checksum << 8) & 0xFF00 ^ _CRC_HQX[checksum >> 8 ^ byte]
    return checksum


def adler32(data, value=1, /):
    low = value & 0xFFFF
    high = value >> 16 & 0xFFFF
    known = bytes(data)
    for start in range(0, len(known), _ADLER_CHUNK):
        for byte in known[start:start + _ADLER_CHUNK]:
            low += byte
            high += low
        low %= _ADLER_MODULUS
        high %= _ADLER_MODULUS
    return high << 16 | low
