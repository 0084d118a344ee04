"""What codecs does with whole texts and files, by names of encodings that are constants: the original looks codecs up, which is for an interpreter."""

import binascii
from base64 import decodebytes, encodebytes

from rpython.rlib.objectmodel import specialize

__all__ = ['encode', 'decode', 'open']

_open = __builtins__['open'] if type(__builtins__) is dict else __builtins__.open
_ROTATED = {ord(letter): ord(first) + (ord(letter) - ord(first) + 13) % 26 for first in 'aA' for letter in map(chr, range(ord(first), ord(first) + 26))}


_OTHERS = {'rot13': 'rot13', 'rot_13': 'rot13', 'hex': 'hex', 'hex_codec': 'hex', 'base64': 'base64', 'base64_codec': 'base64', 'base_64': 'base64'}


@specialize.memo()
def _kind(encoding):
    """What an encoding makes of what, where it is not bytes of text."""
    return _OTHERS.get(encoding.lower().replace('-', '_'), 'text')


@specialize.arg(1)
def encode(obj, encoding='utf-8', errors='strict'):
    """As in codecs."""
    kind = _kind(encoding)
    if kind == 'rot13':
        return obj.translate(_ROTATED)
    elif kind == 'hex':
        return binascii.hexlify(obj)
    elif kind == 'base64':
        return encodebytes(obj)
    else:
        return obj.encode(encoding, errors)


@specialize.arg(1)
def decode(obj, encoding='utf-8', errors='strict'):
    """As in codecs."""
    kind = _kind(encoding)
    if kind == 'rot13':
        return obj.translate(_ROTATED)
    elif kind == 'hex':
        return binascii.unhexlify(obj)
    elif kind == 'base64':
        return decodebytes(obj)
    else:
        return bytes(obj).decode(encoding, errors)


@specialize.memo()
def _mode_of_text(mode):
    return mode.replace('b', '')


@specialize.arg(1)
def open(filename, mode='r', encoding=None, errors='strict', buffering=-1):
    """As in codecs, of text: ends of lines stay as they are."""
    if encoding is None:
        return _open(filename, mode)
    return _open(filename, _mode_of_text(mode), encoding=encoding, errors=errors, newline='')
