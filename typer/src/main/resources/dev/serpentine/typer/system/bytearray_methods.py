"""bytearray: what changes it works on its list of bytes, all else on a bytes of the same items."""

from rpython.rtyper.lltypesystem.lltype import BYTEARRAY, BYTES, Char, cast_primitive, hlbytearray, hlbytes, int_mul_overflows, llbytearray, llbytes, malloc
from serpentine_system import bytes_methods, encodings, indexes, lists


OUT_OF_RANGE = 'byte must be in range(0, 256)'


def fresh(b):
    """A bytearray of the items of a bytes."""
    p = malloc(BYTEARRAY)
    items = llbytes(b).items
    p.length = len(items)
    p.items = lists.part(items, 0, len(items))
    return hlbytearray(p)


def frozen(self):
    """A bytes of the same items."""
    p = llbytearray(self)
    b = malloc(BYTES)
    b.items = lists.part(p.items, 0, p.length)
    return hlbytes(b)


def as_bytes(value):
    if isinstance(value, bytearray):
        return frozen(value)
    return bytes_methods.made_of(value, OUT_OF_RANGE)


def builtin_bytearray(*args):
    """bytearray(), bytearray(count), bytearray(iterable of ints), bytearray(text, encoding)."""
    if len(args) == 0:
        return fresh(b'')
    if len(args) > 1:
        return fresh(bytes_methods.text_to_bytes(args))
    return fresh(as_bytes(args[0]))


def fromhex(s):
    """bytearray.fromhex."""
    return fresh(bytes_methods.fromhex(s))


def checked_number(byte):
    number = bytes_methods.number_of(byte)
    if number < 0 or number > 255:
        raise ValueError(OUT_OF_RANGE)
    return number & 255


def checked(byte):
    return cast_primitive(Char, checked_number(byte))


def set_item(self, index, byte):
    """self[index] = byte, where that is not known to be an int in a word."""
    self[index] = checked_number(byte)


def append(self, byte):
    lists.append(llbytearray(self), checked(byte))


def insert(self, index, byte):
    lists.insert(llbytearray(self), index, checked(byte))


def extend(self, source):
    items = llbytes(as_bytes(source)).items
    lists.extend_items(llbytearray(self), items, len(items))


def __iadd__(self, other):
    extend(self, other)
    return self


def __add__(self, other):
    result = fresh(frozen(self))
    extend(result, other)
    return result


def __mul__(self, times):
    return fresh(repeated(self, times))


def repeated(self, times):
    if times > 0 and int_mul_overflows(len(self), int(times)):
        raise MemoryError()
    return frozen(self) * times


def __rmul__(self, times):
    return __mul__(self, times)


def __imul__(self, times):
    p = llbytearray(self)
    p.items = llbytes(repeated(self, times)).items
    p.length = len(p.items)
    return self


def pop(self, index=-1):
    p = llbytearray(self)
    if p.length == 0:
        raise IndexError('pop from empty bytearray')
    byte = self[index]
    lists.delitem(p, index)
    return byte


def remove(self, byte):
    position = find(self, byte)
    if position < 0:
        raise ValueError('value not found in bytearray')
    lists.delitem(llbytearray(self), position)


def __delitem__(self, index):
    if isinstance(index, int):
        lists.delitem(llbytearray(self), index)
    else:
        delete_part(llbytearray(self), index.start, index.stop, index.step)


def delete_part(p, start, stop, step):
    if step is None:
        lists.delslice(p, 0 if start is None else start, 9223372036854775807 if stop is None else stop)
    else:
        lists.delslice_stepped(p, 0 if start is None else start, 0 if stop is None else stop, step, start is not None, stop is not None)


def clear(self):
    lists.clear(llbytearray(self))


def reverse(self):
    lists.reverse(llbytearray(self))


def copy(self):
    return fresh(frozen(self))


def set_slice(self, start, stop, step, items):
    source = llbytes(as_bytes(assigned(items))).items
    if step is not None and step != 1:
        if len(source) == 0:
            # Nothing is as good as any number of bytes here, unlike in lists.
            delete_part(llbytearray(self), start, stop, step)
        else:
            set_stepped(llbytearray(self), start, stop, step, source)
        return
    lists.replace_items(llbytearray(self), 0 if start is None else start, 9223372036854775807 if stop is None else stop, source, len(source))


def assigned(items):
    """What a slice is assigned; numbers and texts mean something else where a bytearray is made of them."""
    if items is None:
        raise TypeError("cannot convert 'NoneType' object to bytearray")
    if isinstance(items, (int, float, str)) or hasattr(items, '__index__') or hasattr(items, '__int__') or hasattr(items, '__float__'):
        raise TypeError('can assign only bytes, buffers, or iterables of ints in range(0, 256)')
    return items


def set_stepped(p, start, stop, step, source):
    first = indexes.stepped_start(start if start is not None else 0, p.length, step, start is not None)
    end = indexes.stepped_stop(stop if stop is not None else 0, p.length, step, stop is not None)
    number = indexes.stepped_count(first, end, step)
    if number != len(source):
        raise ValueError('attempt to assign bytes of size ' + str(len(source)) + ' to extended slice of size ' + str(number))
    items = p.items
    for i in range(number):
        items[first + i * step] = source[i]


def __eq__(self, other):
    return frozen(self) == as_bytes(other)


def __ne__(self, other):
    return frozen(self) != as_bytes(other)


def __lt__(self, other):
    return frozen(self) < as_bytes(other)


def __le__(self, other):
    return frozen(self) <= as_bytes(other)


def __gt__(self, other):
    return frozen(self) > as_bytes(other)


def __ge__(self, other):
    return frozen(self) >= as_bytes(other)


def __contains__(self, item):
    return bytes_methods.find(frozen(self), item) >= 0


def __repr__(self):
    text = repr(frozen(self))
    if text[1] == '"':
        # Unlike that of bytes it has a backslash before ' between " too.
        text = text.replace("'", "\\'")
    return 'bytearray(' + text + ')'


def decode(self, encoding='utf-8', errors='strict'):
    return encodings.decode(frozen(self), encoding, errors)


def find(self, *args):
    return bytes_methods.find(frozen(self), *args)


def rfind(self, *args):
    return bytes_methods.rfind(frozen(self), *args)


def index(self, *args):
    return bytes_methods.index(frozen(self), *args)


def count(self, *args):
    return bytes_methods.count(frozen(self), *args)


def startswith(self, *args):
    return bytes_methods.startswith(frozen(self), *args)


def endswith(self, *args):
    return bytes_methods.endswith(frozen(self), *args)


def hex(self, *args):
    return bytes_methods.hex(frozen(self), *args)


def upper(self):
    return fresh(bytes_methods.upper(frozen(self)))


def lower(self):
    return fresh(bytes_methods.lower(frozen(self)))


def strip(self, *args):
    return fresh(bytes_methods.strip(frozen(self), *args))


def replace(self, *args):
    return fresh(bytes_methods.replace(frozen(self), *args))


def all_fresh(parts):
    return [fresh(part) for part in parts]


def three_fresh(parts):
    before, separator, after = parts
    return fresh(before), fresh(separator), fresh(after)


def lstrip(self, *args):
    return fresh(bytes_methods.lstrip(frozen(self), *args))


def rstrip(self, *args):
    return fresh(bytes_methods.rstrip(frozen(self), *args))


def center(self, *args):
    return fresh(bytes_methods.center(frozen(self), *args))


def ljust(self, *args):
    return fresh(bytes_methods.ljust(frozen(self), *args))


def rjust(self, *args):
    return fresh(bytes_methods.rjust(frozen(self), *args))


def expandtabs(self, *args):
    return fresh(bytes_methods.expandtabs(frozen(self), *args))


def zfill(self, width):
    return fresh(bytes_methods.zfill(frozen(self), width))


def removeprefix(self, prefix):
    return fresh(bytes_methods.removeprefix(frozen(self), prefix))


def removesuffix(self, suffix):
    return fresh(bytes_methods.removesuffix(frozen(self), suffix))


def join(self, parts):
    return fresh(bytes_methods.join(frozen(self), parts))


def translate(self, table, delete=b''):
    return fresh(bytes_methods.translate(frozen(self), table, delete))


def capitalize(self):
    return fresh(bytes_methods.capitalize(frozen(self)))


def title(self):
    return fresh(bytes_methods.title(frozen(self)))


def swapcase(self):
    return fresh(bytes_methods.swapcase(frozen(self)))


def split(self, sep=None, maxsplit=-1):
    return all_fresh(bytes_methods.split(frozen(self), sep, maxsplit))


def rsplit(self, sep=None, maxsplit=-1):
    return all_fresh(bytes_methods.rsplit(frozen(self), sep, maxsplit))


def splitlines(self, keepends=False):
    return all_fresh(bytes_methods.splitlines(frozen(self), keepends))


def partition(self, sep):
    return three_fresh(bytes_methods.partition(frozen(self), sep))


def rpartition(self, sep):
    return three_fresh(bytes_methods.rpartition(frozen(self), sep))


def rindex(self, *args):
    return bytes_methods.rindex(frozen(self), *args)


def isalpha(self):
    return bytes_methods.isalpha(frozen(self))


def isalnum(self):
    return bytes_methods.isalnum(frozen(self))


def isascii(self):
    return bytes_methods.isascii(frozen(self))


def isdigit(self):
    return bytes_methods.isdigit(frozen(self))


def islower(self):
    return bytes_methods.islower(frozen(self))


def isspace(self):
    return bytes_methods.isspace(frozen(self))


def istitle(self):
    return bytes_methods.istitle(frozen(self))


def isupper(self):
    return bytes_methods.isupper(frozen(self))
