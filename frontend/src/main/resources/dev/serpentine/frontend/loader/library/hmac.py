"""hmac, of the digests that hashlib has here."""

import hashlib

from rpython.rlib.objectmodel import specialize

__all__ = ['HMAC', 'new', 'digest', 'compare_digest']


class HMAC:
    """As in hmac. The digests have taken what stands before the message, and before what that amounts to."""

    def __init__(self, key, inner, outer, block_size):
        self._inner = inner
        self._outer = outer
        self.digest_size = inner.digest_size
        self.block_size = block_size
        self.name = 'hmac-' + inner.name

    def update(self, msg):
        self._inner.update(msg)

    update._annspecialcase_ = 'specialize:argtype(1)'

    def copy(self):
        return HMAC(b'', self._inner.copy(), self._outer.copy(), self.block_size)

    def digest(self):
        outer = self._outer.copy()
        outer.update(self._inner.digest())
        return outer.digest()

    def hexdigest(self):
        return self.digest().hex()


@specialize.argtype(0)
def _digest_of(digestmod):
    if isinstance(digestmod, str):
        return hashlib.new(digestmod)
    if callable(digestmod):
        return digestmod()
    return digestmod.new()


@specialize.argtype(0, 1, 2)
def new(key, msg=None, digestmod=''):
    """As in hmac."""
    if isinstance(digestmod, str) and digestmod == '':
        raise TypeError("Missing required argument 'digestmod'.")
    inner, outer = _digest_of(digestmod), _digest_of(digestmod)
    known = bytes(key)
    if len(known) > inner.block_size:
        shorter = _digest_of(digestmod)
        shorter.update(known)
        known = shorter.digest()
    known += bytes(inner.block_size - len(known))
    inner.update(bytes([byte ^ 0x36 for byte in known]))
    outer.update(bytes([byte ^ 0x5C for byte in known]))
    made = HMAC(known, inner, outer, inner.block_size)
    if msg is not None:
        made.update(msg)
    return made


@specialize.argtype(0, 1, 2)
def digest(key, msg, digest):
    """As in hmac."""
    return new(key, msg, digest).digest()


@specialize.argtype(0, 1)
def compare_digest(a, b, /):
    """As in hmac."""
    if isinstance(a, str) or isinstance(b, str):
        if not (isinstance(a, str) and isinstance(b, str)):
            raise TypeError('unsupported operand types(s) or combination of types')
        if not (a.isascii() and b.isascii()):
            raise TypeError('comparing strings with non-ASCII characters is not supported')
        return a == b
    return bytes(a) == bytes(b)
