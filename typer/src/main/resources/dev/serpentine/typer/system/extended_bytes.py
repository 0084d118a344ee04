"""What bytes is to classes of the program that extend it: each instance holds plain bytes, which its inherited methods work on, and what they give is plain."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import contents, extended_texts
from serpentine_system.sorting import ABSENT, Absent

METHODS = ('capitalize center count decode endswith expandtabs find hex index isalnum isalpha isascii isdigit islower isspace istitle isupper join ljust lower lstrip partition removeprefix removesuffix'
           ' replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill')


class ExtendedBytes:
    _only_below_ = True
    _is_generic_ = False
    _is_value_ = True

    def __new__(cls, source=ABSENT, encoding=ABSENT, errors='strict'):
        self = object.__new__(cls)
        if isinstance(source, Absent):
            self.__bytes = b''
        elif isinstance(encoding, Absent):
            self.__bytes = bytes(source)
        else:
            self.__bytes = bytes(source, encoding, errors)
        return self

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is bytes else {'_ExtendedBytes__bytes': bytes.__getitem__(original, slice(None))}

    def _plain_contents_(self):
        return self.__bytes

    def _plain_bytes_(self):
        return self.__bytes

    def __getnewargs__(self):
        return self.__bytes,

    def __bytes__(self):
        return self.__bytes

    def __len__(self):
        return len(self.__bytes)

    def __iter__(self):
        return iter(self.__bytes)

    def __contains__(self, part):
        return contents.of(part) in self.__bytes

    def __getitem__(self, index):
        return self.__bytes[index]

    def __add__(self, other):
        if not is_buffer(other):
            raise TypeError("can't concat " + name_in_errors(type(other)) + ' to ' + type(self).__name__)
        return self.__bytes + contents.of(other)

    def __mul__(self, times):
        return self.__bytes * times

    def __rmul__(self, times):
        return self.__bytes * times

    def __mod__(self, values):
        return self.__bytes % values

    def __eq__(self, other):
        return self.__bytes == contents.of(other)

    def __ne__(self, other):
        return self.__bytes != contents.of(other)

    def __lt__(self, other):
        return self.__bytes < contents.of(other) if is_buffer(other) else NotImplemented

    def __le__(self, other):
        return self.__bytes <= contents.of(other) if is_buffer(other) else NotImplemented

    def __gt__(self, other):
        return self.__bytes > contents.of(other) if is_buffer(other) else NotImplemented

    def __ge__(self, other):
        return self.__bytes >= contents.of(other) if is_buffer(other) else NotImplemented

    def __hash__(self):
        return hash(self.__bytes)

    def __str__(self):
        """Whatever the program's __repr__ says."""
        return repr(self.__bytes)

    def __repr__(self):
        return repr(self.__bytes)


def is_buffer(value):
    return isinstance(value, (bytes, bytearray)) or hasattr(value, '_plain_bytes_')


for name in METHODS.split():
    setattr(ExtendedBytes, name, extended_texts.forwarding(name))
