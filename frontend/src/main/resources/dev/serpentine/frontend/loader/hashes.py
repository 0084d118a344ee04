"""hash() while the program is imported: what the translated program will say of the same value, so that what an object keeps of it (a hash that is computed once) is right when the program runs.

Of text and bytes that is the translator's own number, which system code computes alike; of tuples, frozensets, ranges and None it is Python's. The embedded Python's are others. Its own dictionaries and sets go by its own hashes where they hold such values themselves, and by
what is said here where a __hash__ of the program asks for it."""

_WORD = 2**64 - 1


def _signed(word):
    word &= _WORD
    return word - 2**64 if word >> 63 else word


def _of_codes(codes):
    """Of the code points of text, or of bytes."""
    if len(codes) == 1:
        return codes[0] + 2
    result = len(codes)
    for code in codes:
        result = (result ^ code) * 1099511628211 & _WORD
    result = _signed((result ^ result >> 32) * -7046029254386353131)
    result = (result ^ result >> 29) & 2**32 - 1
    if result >> 31:
        result -= 2**32
    return 1 if result in (0, -1) else result


def _of_text(text):
    return _of_codes([*map(ord, str.__str__(text))])


def _of_bytes(values):
    return _of_codes(bytes.__getitem__(values, slice(None)))


def _of_items(*items):
    return _of_sequence(items, len(items) ^ 2870177450012600261 ^ 3527539)


def _of_sequence(items, last):
    accumulator = 2870177450012600261
    for item in items:
        accumulator = accumulator + _hash(item) * 14029467366897019727 & _WORD
        accumulator = (accumulator << 31 | accumulator >> 33) * 11400714785074694791 & _WORD
    accumulator = accumulator + last & _WORD
    return 1546275796 if accumulator == _WORD else _signed(accumulator)


def _of_tuple(items):
    return _of_items(*tuple.__iter__(items))


def _of_frozenset(items):
    accumulator = 0
    length = 0
    for item in frozenset.__iter__(items):
        word = _hash(item) & _WORD
        accumulator ^= (word ^ 89869747 ^ word << 16) * 3644798167 & _WORD
        length += 1
    accumulator ^= (length + 1) * 1927868237 & _WORD
    accumulator ^= accumulator >> 11 ^ accumulator >> 25
    accumulator = accumulator * 69069 + 907133923 & _WORD
    return 590923713 if accumulator == _WORD else _signed(accumulator)


def _of_range(numbers):
    length = (numbers.stop - numbers.start + numbers.step - (1 if numbers.step > 0 else -1)) // numbers.step
    if length <= 0:
        return _of_items(0, None, None)
    return _of_items(length, numbers.start, numbers.step if length > 1 else None)


def _of_slice(bounds):
    return _of_sequence((bounds.start, bounds.stop, bounds.step), 0)


def _of_float(number):
    return _its_own_hash(number) if float.__eq__(number, number) else 0


_its_own_hash = hash
_WAYS = {str: _of_text, bytes: _of_bytes, tuple: _of_tuple, frozenset: _of_frozenset, range: _of_range, slice: _of_slice, float: _of_float}


def _hash(o):
    if o is None:
        return 4238894112
    for ancestor in _class_mro(type(o)):
        if '__hash__' in _class_dictionary(ancestor):
            # A metaclass of the program could define __hash__ and __eq__, which a lookup would run.
            way = _WAYS.get(ancestor) if type(ancestor) is type else None
            return _its_own_hash(o) if way is None else way(o)
    return _its_own_hash(o)


class _BuiltinFunction:
    """Looks like the builtin that it is called for."""
    __module__ = 'builtins'

    def __init__(self, original, function):
        self.__name__ = self.__qualname__ = original.__name__
        self.__doc__ = original.__doc__
        self.function = function

    def __call__(self, o, /):
        return self.function(o)

    def __repr__(self):
        return '<built-in function ' + self.__name__ + '>'


_KIND_NAMES[_BuiltinFunction] = 'BUILTIN_FUNCTION'
builtins.hash = _BuiltinFunction(_its_own_hash, _hash)
