"""What hashlib has from C: the digests themselves, which are so the same objects when the program is imported and when it runs."""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rdigest import sha2, sha3
from rpython.rlib.rdigest.blake2 import blake2
from rpython.rlib.rdigest.md5_sha1 import MD5, SHA1

__all__ = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'shake_128', 'shake_256', 'blake2b', 'blake2s', 'new', 'pbkdf2_hmac', 'file_digest']


def _of(name):
    """A new digest of a name, in lower case; None for others."""
    if name == 'md5':
        return MD5()
    if name == 'sha1':
        return SHA1()
    if name == 'sha224':
        return sha2.sha224()
    if name == 'sha256':
        return sha2.sha256()
    if name == 'sha384':
        return sha2.sha384()
    if name == 'sha512':
        return sha2.sha512()
    if name.startswith('sha3_') and name[5:] in ('224', '256', '384', '512'):
        return sha3.sha3(int(name[5:]))
    if name == 'blake2b' or name == 'blake2s':
        return blake2(name == 'blake2b', 64 if name == 'blake2b' else 32, b'', b'', b'')
    return None


@specialize.argtype(0)
def md5(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = MD5()
    made.update(string)
    return made


@specialize.argtype(0)
def sha1(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = SHA1()
    made.update(string)
    return made


@specialize.argtype(0)
def sha224(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha2.sha224()
    made.update(string)
    return made


@specialize.argtype(0)
def sha256(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha2.sha256()
    made.update(string)
    return made


@specialize.argtype(0)
def sha384(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha2.sha384()
    made.update(string)
    return made


@specialize.argtype(0)
def sha512(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha2.sha512()
    made.update(string)
    return made


@specialize.argtype(0)
def sha3_224(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.sha3(224)
    made.update(string)
    return made


@specialize.argtype(0)
def sha3_256(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.sha3(256)
    made.update(string)
    return made


@specialize.argtype(0)
def sha3_384(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.sha3(384)
    made.update(string)
    return made


@specialize.argtype(0)
def sha3_512(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.sha3(512)
    made.update(string)
    return made


@specialize.argtype(0)
def shake_128(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.shake(128)
    made.update(string)
    return made


@specialize.argtype(0)
def shake_256(string=b'', *, usedforsecurity=True):
    """As in hashlib."""
    made = sha3.shake(256)
    made.update(string)
    return made


@specialize.argtype(0)
def blake2b(data=b'', /, *, digest_size=64, key=b'', salt=b'', person=b'', usedforsecurity=True):
    """As in hashlib, but for the tree mode."""
    made = blake2(True, digest_size, bytes(key), bytes(salt), bytes(person))
    made.update(data)
    return made


@specialize.argtype(0)
def blake2s(data=b'', /, *, digest_size=32, key=b'', salt=b'', person=b'', usedforsecurity=True):
    """As in hashlib, but for the tree mode."""
    made = blake2(False, digest_size, bytes(key), bytes(salt), bytes(person))
    made.update(data)
    return made


@specialize.argtype(1)
def new(name, data=b'', *, usedforsecurity=True):
    """As in hashlib, but for the digests of variable length."""
    made = _of(name.lower().replace('-', ''))
    if made is None:
        raise ValueError('unsupported hash type ' + name)
    made.update(data)
    return made


def _keyed(hash_name, key):
    """Two digests that have taken what HMAC puts before the message, and before what that amounts to."""
    inner, outer = new(hash_name), new(hash_name)
    if len(key) > inner.block_size:
        key = new(hash_name, key).digest()
    key += bytes(inner.block_size - len(key))
    inner.update(bytes([byte ^ 0x36 for byte in key]))
    outer.update(bytes([byte ^ 0x5C for byte in key]))
    return inner, outer


def _mac(inner, outer, message):
    inner = inner.copy()
    inner.update(message)
    outer = outer.copy()
    outer.update(inner.digest())
    return outer.digest()


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """As in hashlib."""
    if iterations < 1:
        raise ValueError('iteration value must be greater than 0.')
    inner, outer = _keyed(hash_name, bytes(password))
    length = inner.digest_size if dklen is None else dklen
    if length < 1:
        raise ValueError('key length must be greater than 0.')
    derived = b''
    block = 1
    while len(derived) < length:
        last = _mac(inner, outer, bytes(salt) + block.to_bytes(4, 'big'))
        mixed = bytearray(last)
        for _ in range(iterations - 1):
            last = _mac(inner, outer, last)
            for i in range(len(last)):
                mixed[i] ^= last[i]
        derived += bytes(mixed)
        block += 1
    return derived[:length]


@specialize.argtype(0, 1)
def file_digest(fileobj, digest, /):
    """As in hashlib, of files that read() reads."""
    made = new(digest) if isinstance(digest, str) else digest()
    made.update(fileobj.read())
    return made
