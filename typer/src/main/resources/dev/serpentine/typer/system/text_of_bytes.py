"""str() of bytes by an encoding."""

from serpentine_system.unions import name_of


def builtin_str(object, encoding='utf-8', errors='strict'):
    if isinstance(object, str):
        raise TypeError('decoding str is not supported')
    if isinstance(object, (bytes, bytearray)):
        return object.decode(encoding, errors)
    if isinstance(object, memoryview):
        return object.tobytes().decode(encoding, errors)
    raise TypeError('decoding to str: need a bytes-like object, ' + name_of(object) + ' found')
