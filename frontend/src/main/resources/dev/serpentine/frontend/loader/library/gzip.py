"""gzip in memory: compress and decompress. Files of gzip are streams of a kind that cannot be translated."""

import time
import zlib

__all__ = ['compress', 'decompress']

_OF_ANOTHER_SYSTEM = 255
_EXTRA = 4
_NAME = 8
_COMMENT = 16
_CHECKSUM = 2
_CUT_OFF = 'Compressed file ended before the end-of-stream marker was reached'


def compress(data, compresslevel=9, *, mtime=None):
    """As in gzip."""
    if mtime == 0:
        return zlib.compress(data, compresslevel, 31)
    if mtime is None:
        when = int(time.time())
    else:
        when = int(mtime)
    effort = 2 if compresslevel == 9 else 4 if compresslevel == 1 else 0
    header = b'\x1f\x8b\x08\x00' + when.to_bytes(4, 'little') + bytes([effort, _OF_ANOTHER_SYSTEM])
    return header + zlib.compress(data, compresslevel, -15) + zlib.crc32(data).to_bytes(4, 'little') + (len(data) & 0xFFFFFFFF).to_bytes(4, 'little')


def decompress(data):
    """As in gzip."""
    rest = bytes(data)
    members = []
    while len(rest) > 0:
        unpacker = zlib.decompressobj(-15)
        found = unpacker.decompress(rest[_end_of_header(rest):])
        if not unpacker.eof or len(unpacker.unused_data) < 8:
            raise EOFError(_CUT_OFF)
        if int.from_bytes(unpacker.unused_data[:4], 'little') != zlib.crc32(found):
            raise original.BadGzipFile('CRC check failed')
        if int.from_bytes(unpacker.unused_data[4:8], 'little') != len(found) & 0xFFFFFFFF:
            raise original.BadGzipFile('Incorrect length of data produced')
        members.append(found)
        rest = unpacker.unused_data[8:].lstrip(b'\x00')
    return b''.join(members)


def _end_of_header(data):
    if data[:2] != b'\x1f\x8b':
        raise original.BadGzipFile('Not a gzipped file (' + repr(data[:2]) + ')')
    position = _behind(data, 0, 10)
    if data[2] != 8:
        raise original.BadGzipFile('Unknown compression method')
    flags = data[3]
    if flags & _EXTRA:
        position = _behind(data, position, 2)
        position = _behind(data, position, int.from_bytes(data[position - 2:position], 'little'))
    for flag in (_NAME, _COMMENT):
        if flags & flag:
            end = data.find(b'\x00', position)
            position = end + 1 if end >= 0 else len(data)
    if flags & _CHECKSUM:
        position = _behind(data, position, 2)
    return position


def _behind(data, position, count):
    if len(data) < position + count:
        raise EOFError(_CUT_OFF)
    return position + count
