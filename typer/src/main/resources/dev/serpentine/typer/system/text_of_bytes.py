"""str() of bytes by an encoding."""

from serpentine_system import encodings


def builtin_str(object, encoding='utf-8', errors='strict'):
    return encodings.decode(object, encoding, errors)
