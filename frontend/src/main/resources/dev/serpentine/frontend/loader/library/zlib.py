"""What zlib has of C, but for the checksums: streams that are compressed and decompressed. While the program is imported, too: the embedded Python's own has other bytes."""

from serpentine_deflate import BLOCK_FLUSH, FINISH, NO_FLUSH, Deflate
from serpentine_inflate import EITHER, GZIP, RAW, ZLIB, Inflate

__all__ = ['compress', 'decompress', 'compressobj', 'decompressobj', 'Z_PARTIAL_FLUSH', 'Z_BLOCK', 'Z_TREES', 'Z_RLE', 'Z_FIXED']

# The embedded Python has no names for these.
Z_PARTIAL_FLUSH = 1
Z_BLOCK = 5
Z_TREES = 6
Z_RLE = 3
Z_FIXED = 4

_ALL_BITS = 15
_BUFFER = 16384


def _bytes_of(data):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return bytes(data)


class Compress:
    """A stream with what stands before and behind it: nothing, or as zlib or gzip have it."""

    def __init__(self, level, wbits, memLevel, strategy):
        self._level = 6 if level == -1 else level
        self._strategy = strategy
        self._form = RAW if wbits < 0 else GZIP if wbits > 15 else ZLIB
        self._bits = max(9, -wbits if wbits < 0 else wbits & 15)
        self._stream = Deflate(self._level, self._bits, memLevel, strategy)
        self._has_begun = False
        self._is_over = False
        self._last_flush = NO_FLUSH
        self._checksum = 0 if self._form == GZIP else 1
        self._total = 0

    def _header(self):
        if self._form == ZLIB:
            effort = 0 if self._strategy >= 2 or self._level < 2 else 1 if self._level < 6 else 2 if self._level == 6 else 3
            header = (8 + (self._bits - 8 << 4) << 8) + (effort << 6)
            return (header + 31 - header % 31).to_bytes(2, 'big')
        if self._form == GZIP:
            effort = 2 if self._level == 9 else 4 if self._strategy >= 2 or self._level < 2 else 0
            return b'\x1f\x8b\x08' + bytes(5) + bytes([effort, 3])
        return b''

    def _trailer(self):
        if self._form == ZLIB:
            return self._checksum.to_bytes(4, 'big')
        if self._form == GZIP:
            return self._checksum.to_bytes(4, 'little') + (self._total & 0xFFFFFFFF).to_bytes(4, 'little')
        return b''

    def _add(self, data, flush):
        self._total += len(data)
        if self._form == ZLIB:
            self._checksum = original.adler32(data, self._checksum)
        elif self._form == GZIP:
            self._checksum = original.crc32(data, self._checksum)
        header = b'' if self._has_begun else self._header()
        self._has_begun = True
        self._stream.add(data, flush)
        self._last_flush = flush
        return header + self._stream.take()

    def compress(self, data, /):
        """As in zlib."""
        known = _bytes_of(data)
        if self._is_over:
            raise original.error('Error -2 while compressing data: inconsistent stream state')
        self._last_flush = NO_FLUSH
        if len(known) == 0 and self._has_begun:
            return b''
        return self._add(known, NO_FLUSH)

    def flush(self, mode=FINISH, /):
        """As in zlib."""
        if mode == NO_FLUSH:
            return b''
        if mode < 0 or mode >= BLOCK_FLUSH:
            raise NotImplementedError('flush() of a compressed stream with this mode is not supported')
        if self._is_over:
            raise original.error('Error -2 while finishing compression: inconsistent stream state')
        if mode == FINISH:
            self._is_over = True
            return self._add(b'', FINISH) + self._trailer()
        if mode <= self._last_flush:
            return b''
        return self._add(b'', mode)

    def copy(self):
        """As in zlib."""
        if self._is_over:
            raise ValueError('Inconsistent stream state')
        made = Compress(self._level, 9, 1, self._strategy)
        made._form = self._form
        made._bits = self._bits
        made._stream = self._stream.copy()
        made._has_begun = self._has_begun
        made._last_flush = self._last_flush
        made._checksum = self._checksum
        made._total = self._total
        return made


class Decompress:
    """A stream that is taken apart."""

    def __init__(self, wbits):
        self._stream = _inflate(wbits)
        self.unused_data = b''
        self.unconsumed_tail = b''
        self.eof = False

    def decompress(self, data, /, max_length=0):
        """As in zlib."""
        known = _bytes_of(data)
        if max_length < 0:
            raise ValueError('max_length must be non-negative')
        return self._add(known, max_length if max_length > 0 else -1)

    def _add(self, data, most):
        if self.eof:
            self.unused_data += data
            return b''
        found = self._stream.add(data, most)
        if self._stream.is_done():
            self.eof = True
            self.unused_data = self._stream.rest()
            # Python leaves it there, too, if something was there before.
            self.unconsumed_tail = self.unused_data if self.unconsumed_tail else b''
        elif 0 <= most <= len(found):
            self.unconsumed_tail = self._stream.rest()
        else:
            self.unconsumed_tail = b''
        return found

    def flush(self, length=_BUFFER, /):
        """As in zlib."""
        if length <= 0:
            raise ValueError('length must be greater than zero')
        return self._add(self.unconsumed_tail, -1)

    def copy(self):
        """As in zlib."""
        made = Decompress(_ALL_BITS)
        made._stream = self._stream.copy()
        made.unused_data = self.unused_data
        made.unconsumed_tail = self.unconsumed_tail
        made.eof = self.eof
        return made


def _inflate(wbits):
    if wbits < 0:
        return Inflate(RAW, -wbits)
    form = ZLIB if wbits < 16 else GZIP if wbits < 32 else EITHER
    return Inflate(form, wbits & 15 if wbits & 15 else _ALL_BITS)


def _is_window(wbits):
    return 9 <= wbits <= 15 or -15 <= wbits <= -9 or 25 <= wbits <= 31


def compress(data, /, level=-1, wbits=_ALL_BITS):
    """As in zlib."""
    known = _bytes_of(data)
    if not -1 <= level <= 9 or not _is_window(wbits):
        raise original.error('Bad compression level')
    stream = Compress(level, wbits, 8, 0)
    return stream._add(known, FINISH) + stream._trailer()


def decompress(data, /, wbits=_ALL_BITS, bufsize=_BUFFER):
    """As in zlib."""
    stream = _inflate(wbits)
    found = stream.add(_bytes_of(data), -1)
    if not stream.is_done():
        raise original.error('Error -5 while decompressing data: incomplete or truncated stream')
    return found


def compressobj(level=-1, method=8, wbits=_ALL_BITS, memLevel=8, strategy=0):
    """As in zlib, without a dictionary."""
    if not -1 <= level <= 9 or method != 8 or not _is_window(wbits) or not 1 <= memLevel <= 9 or not 0 <= strategy <= 4:
        raise ValueError('Invalid initialization option')
    if strategy == 2 or strategy == 3:
        raise NotImplementedError('Z_HUFFMAN_ONLY and Z_RLE are not supported')
    return Compress(level, wbits, memLevel, strategy)


def decompressobj(wbits=_ALL_BITS):
    """As in zlib, without a dictionary."""
    if not (wbits == 0 or wbits == 32 or wbits == 47 or _is_window(wbits) or 40 <= wbits <= 47):
        raise ValueError('Invalid initialization option')
    return Decompress(wbits)
