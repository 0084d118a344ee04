"""What urllib.parse asks the tables of unicodedata for: which characters of a host a name server would read as one that ends it."""

__all__ = ['_checknetloc']

# Those of which the compatibility decomposition (NFKC) has one of / ? # @ :
_TAKEN_APART = '\u2047\u2048\u2049\u2100\u2101\u2105\u2106\u2a74\ufe13\ufe16\ufe55\ufe56\ufe5f\ufe6b\uff03\uff0f\uff1a\uff1f\uff20'


def _checknetloc(netloc):
    for character in netloc:
        if character in _TAKEN_APART:
            raise ValueError("netloc '" + netloc + "' contains invalid " + 'characters under NFKC normalization')
