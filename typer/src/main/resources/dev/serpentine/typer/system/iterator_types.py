"""The types of the iterators over built-in types, which no name of Python's stands for: each the class that type() gives, of which there are no instances."""


def _made(name):
    """Some know how many items are left: no iterator that is translated tells, which is refused where it is asked."""
    return type(name, (), {'__module__': 'builtins', '__iter__': lambda self: self, '__next__': lambda self: None, '__length_hint__': lambda self: self.__length_hint__()})


_TYPES = {name: _made(name) for name in (
    'list_iterator list_reverseiterator tuple_iterator str_ascii_iterator bytes_iterator bytearray_iterator range_iterator set_iterator'
    ' dict_keyiterator dict_valueiterator dict_itemiterator dict_reversekeyiterator dict_reversevalueiterator dict_reverseitemiterator').split()}


def type_of_name(name):
    """What the translator asks for."""
    return _TYPES.get(name)
