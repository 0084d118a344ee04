"""The types of the iterators over built-in types, which no name of Python's stands for: each the class that type() gives, of which there are no instances."""


def _made(name):
    return type(name, (), {'__module__': 'builtins', '__iter__': lambda self: self, '__next__': lambda self: None})


list_iterator = _made('list_iterator')
list_reverseiterator = _made('list_reverseiterator')
tuple_iterator = _made('tuple_iterator')
str_iterator = _made('str_ascii_iterator')  # Python has another of other texts, which only the run tells.
bytes_iterator = _made('bytes_iterator')
bytearray_iterator = _made('bytearray_iterator')
range_iterator = _made('range_iterator')
set_iterator = _made('set_iterator')
dict_keyiterator = _made('dict_keyiterator')
dict_valueiterator = _made('dict_valueiterator')
dict_itemiterator = _made('dict_itemiterator')
dict_reversekeyiterator = _made('dict_reversekeyiterator')
dict_reversevalueiterator = _made('dict_reversevalueiterator')
dict_reverseitemiterator = _made('dict_reverseitemiterator')
