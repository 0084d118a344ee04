"""What str is to classes of the program that extend it: each instance holds a plain text, which its inherited methods work on, and what they give is plain."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import contents
from serpentine_system.sorting import ABSENT, Absent

METHODS = ('capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle '
           'isupper join ljust lower lstrip partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill')


class ExtendedStr:
    _only_below_ = True
    _is_generic_ = False
    _is_value_ = True

    def __new__(cls, object=ABSENT, encoding=ABSENT, errors='strict'):
        self = new_object(cls)
        if isinstance(object, Absent):
            self.__text = ''
        elif isinstance(encoding, Absent):
            self.__text = str(object)
        else:
            self.__text = str(object, encoding, errors)
        return self

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is str else {'_ExtendedStr__text': str.__str__(original)}

    def _plain_contents_(self):
        return self.__text

    def _plain_text_(self):
        return self.__text

    def __getnewargs__(self):
        return self.__text,

    def __len__(self):
        return len(self.__text)

    def __iter__(self):
        return iter(self.__text)

    def __contains__(self, part):
        return contents.of(part) in self.__text

    def __getitem__(self, index):
        return self.__text[index]

    def __add__(self, other):
        if not is_text(other):
            raise TypeError('can only concatenate str (not "' + name_in_errors(type(other)) + '") to str')
        return self.__text + contents.of(other)

    def __mul__(self, times):
        return self.__text * times

    def __rmul__(self, times):
        return self.__text * times

    def __mod__(self, values):
        return self.__text % values

    def __eq__(self, other):
        return self.__text == contents.of(other)

    def __ne__(self, other):
        return self.__text != contents.of(other)

    def __lt__(self, other):
        return self.__text < contents.of(other) if is_text(other) else NotImplemented

    def __le__(self, other):
        return self.__text <= contents.of(other) if is_text(other) else NotImplemented

    def __gt__(self, other):
        return self.__text > contents.of(other) if is_text(other) else NotImplemented

    def __ge__(self, other):
        return self.__text >= contents.of(other) if is_text(other) else NotImplemented

    def __hash__(self):
        return hash(self.__text)

    def __str__(self):
        return self.__text

    def __repr__(self):
        return repr(self.__text)

    def __format__(self, spec):
        """With a specification the text itself is formatted, whatever __str__ says."""
        if spec == '':
            return str(self)
        return format(self.__text, spec)


def is_text(value):
    return isinstance(value, str) or hasattr(value, '_plain_text_')


def new_object(cls):
    return object.__new__(cls)


def forwarding(name):
    """A method of the name that the text or bytes that are held do."""
    namespace = {'__name__': __name__}
    code = 'def %s(self, *arguments, **keywords):\n    return self._plain_contents_().%s(*arguments, **keywords)\n' % (name, name)
    exec(compile(code, 'serpentine_system/extended_texts.py', 'exec'), namespace)
    return namespace[name]


for name in METHODS.split():
    setattr(ExtendedStr, name, forwarding(name))
