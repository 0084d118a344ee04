"""Reads many live objects at once, raw: what instances and containers hold, as a few long texts that Java takes in one piece. Runs in the prelude's namespace.

Every instance and every container has a number from the moment that Java hears of it. Whatever is done for each of many objects is done by functions of the
embedding itself (map, compress and so on), which are a lot faster there than a loop.
"""
from array import array
from itertools import chain, compress, filterfalse, repeat

_LONG = 100
_INTEGERS = {id(int)}
_FLOATS = {id(float)}
_NOTHING, _TRUTH, _INTEGER, _FLOAT, _TEXT, _OTHER, _NUMBERED = range(7)

_numbers = {}
_numbered = []
_kinds_by_number = []
_read = set()
_pending = []
_sorts = {id(type(None)): _NOTHING, id(bool): _TRUTH, id(int): _INTEGER, id(float): _FLOAT, id(str): _TEXT}
_sorted_types = []
_layouts = {}
_shapes = {}
_numbered_kinds = frozenset()


def number_containers(*kinds):
    """Says which kinds have numbers."""
    global _numbered_kinds
    _numbered_kinds = frozenset(kinds)


def number_of(o):
    """The number of an instance or container, which it has from now on."""
    number = _numbers.get(id(o))
    if number is None:
        number = _numbers[id(o)] = len(_numbered)
        _numbered.append(o)
        _kinds_by_number.append(kind(o))
    return number


def numbered(number):
    return _numbered[number]


def forget_read():
    """The program's code has run: what was read before may have changed."""
    _read.clear()
    _pending.clear()
    for layout in _layouts.values():
        layout.note_readers()


class _Layout:
    """What is the same for all instances of a class."""

    def __init__(self, a_class, number):
        self.number = number
        self.slots = []
        classes = _class_mro(a_class)
        for ancestor in reversed(classes):
            dictionary = _class_dictionary(ancestor)
            if '__slots__' in dictionary:
                for name in _slot_names(ancestor, dictionary):
                    descriptor = dictionary.get(name)
                    if type(descriptor) in _DESCRIPTORS:
                        self.slots.append((name, descriptor.__get__))
        self.fields = ()
        if any(ancestor is tuple for ancestor in classes):
            for ancestor in classes:
                dictionary = _class_dictionary(ancestor)
                if '_fields' in dictionary and '_field_defaults' in dictionary:
                    self.fields = dictionary['_fields']
                    break
        self.classes = classes
        self.note_readers()

    def note_readers(self):
        self.is_dictionary_only = not self.slots and not self.fields and not (_attribute_readers and any(map(_attribute_readers.__contains__, self.classes)))

    def held(self, o):
        """Names and values of all attributes that an instance holds."""
        told = _told(o)
        names = list(told)
        slots = ()
        for name, read in self.slots:
            try:
                slots += (read(o),)
                names.append(name)
            except AttributeError:
                pass
        names.extend(self.fields)
        dictionary = _own_dictionary(o)
        names.extend(dictionary)
        return tuple(names), list(chain(told.values(), slots, tuple.__iter__(o) if self.fields else (), dictionary.values()))


def _sorts_of(values):
    """Of which sort each value is; for a numbered one, its kind behind _NUMBERED."""
    types = list(map(type, values))
    sorts = list(map(_sorts.get, map(id, types)))
    if None in sorts:
        for value, its_type in zip(values, types):
            if id(its_type) not in _sorts:
                its_kind = kind(value)
                _sorts[id(its_type)] = _NUMBERED + its_kind if its_kind in _numbered_kinds else _OTHER
                _sorted_types.append(its_type)
        sorts = list(map(_sorts.get, map(id, types)))
    return sorts


class _Batch:
    """What is told to Java at once."""

    def __init__(self):
        self.heads = []
        self.layouts = []
        self.counts = []
        # In parts, each made at once: what is added to a list of ints becomes an int in the embedding, though it be of a class below int.
        self.parts = []
        self.values = []
        self.sorts = []
        self.references = []
        self.classes = []
        self.shapes = []
        self.plain = []

    def read(self, numbers):
        """Adds what numbered objects hold. Returns the numbers of those that they refer to and that were not read yet."""
        _read.update(numbers)
        numbers = self.without_plain(numbers)
        objects = list(map(_numbered.__getitem__, numbers))
        kinds = list(map(_kinds_by_number.__getitem__, numbers))
        start = len(self.parts)
        for its_kind in dict.fromkeys(kinds):
            chosen = list(map(its_kind.__eq__, kinds))
            self.heads.extend(compress(numbers, chosen))
            self.read_kind(its_kind, list(compress(objects, chosen)))
        values = list(chain.from_iterable(self.parts[start:]))
        self.parts[start:] = [values]
        sorts = _sorts_of(values)
        self.sorts.extend(sorts)
        have_numbers = list(map(_NUMBERED.__le__, sorts))
        return self.number(list(compress(values, have_numbers)), list(compress(sorts, have_numbers)))

    def without_plain(self, numbers):
        """Takes long lists and the like of nothing but ints or floats by themselves, as pairs of a number and such a text. Returns the numbers of all others."""
        others = []
        for number in numbers:
            o = _numbered[number]
            its_type = type(o)
            if (its_type is list or its_type is tuple) and len(o) >= _LONG:
                types = set(map(id, map(type, o)))
                if len(types) == 1 and (types == _INTEGERS and min(o) >> 63 >= -1 and max(o) >> 63 <= 0 or types == _FLOATS):
                    self.plain.append((number * 64 + _kinds_by_number[number]) * 2 + (types == _FLOATS))
                    self.plain.append(_words('d' if types == _FLOATS else 'q', o))
                    continue
            others.append(number)
        return others

    def read_kind(self, its_kind, objects):
        if its_kind == _instance_kind:
            self.read_instances(objects)
            return
        self.layouts.extend(repeat(0, len(objects)))
        if type(objects[0]) is dict:
            self.counts.extend(map((2).__mul__, map(len, objects)))
            self.parts.append(list(chain.from_iterable(chain.from_iterable(map(dict.items, objects)))))
        else:
            self.counts.extend(map(len, objects))
            self.parts.append(list(chain.from_iterable(objects)))

    def read_instances(self, objects):
        classes = list(map(type, objects))
        layouts = list(map(_layouts.get, map(id, classes)))
        if None in layouts:
            for its_class in classes:
                if id(its_class) not in _layouts:
                    _layouts[id(its_class)] = _Layout(its_class, len(_layouts))
                    self.classes.append(its_class)
            layouts = list(map(_layouts.get, map(id, classes)))
        self.layouts.extend([layout.number for layout in layouts])
        if all([layout.is_dictionary_only for layout in layouts]):
            try:
                dictionaries = list(map(_object_attribute, objects, repeat('__dict__')))
                self.counts.extend(self.shapes_of(list(map(tuple, dictionaries))))
                self.parts.append(list(chain.from_iterable(map(dict.values, dictionaries))))
                return
            except AttributeError:
                pass
        for o, layout in zip(objects, layouts):
            names, values = layout.held(o)
            self.counts.extend(self.shapes_of([names]))
            self.parts.append(values)

    def shapes_of(self, all_names):
        shapes = list(map(_shapes.get, all_names))
        if None in shapes:
            for names in all_names:
                if names not in _shapes:
                    _shapes[names] = len(_shapes)
                    # Names that are no text cannot be asked for.
                    self.shapes.append([name if type(name) is str else '' for name in names])
            shapes = list(map(_shapes.get, all_names))
        return shapes

    def number(self, objects, sorts):
        ids = list(map(id, objects))
        fresh = list(dict.fromkeys(filterfalse(_numbers.__contains__, ids)))
        if fresh:
            positions = list(map(dict(zip(ids, range(len(ids)))).__getitem__, fresh))
            _numbers.update(zip(fresh, range(len(_numbered), len(_numbered) + len(fresh))))
            _numbered.extend(map(objects.__getitem__, positions))
            _kinds_by_number.extend(map((-_NUMBERED).__add__, map(sorts.__getitem__, positions)))
        references = list(map(_numbers.__getitem__, ids))
        self.references.extend(references)
        return list(dict.fromkeys(filterfalse(_read.__contains__, references)))

    def of_sort(self, sort):
        if sort not in self.present:
            return []
        if len(self.present) == 1:
            return self.values
        return list(compress(self.values, map(sort.__eq__, self.sorts)))

    def told(self):
        self.values = list(chain.from_iterable(self.parts))
        self.present = set(self.sorts)
        integers = self.of_sort(_INTEGER)
        if integers and (max(integers) >> 63 or min(integers) >> 63 < -1):
            # The large ones are told as they are.
            self.sorts = [_OTHER if sort == _INTEGER and not -1 <= value >> 63 <= 0 else sort for value, sort in zip(self.values, self.sorts)]
            self.present = set(self.sorts)
            integers = self.of_sort(_INTEGER)
        texts = self.of_sort(_TEXT)
        others = self.of_sort(_OTHER)
        other_ids = list(map(id, others))
        distinct = dict(zip(other_ids, others))
        positions = dict(zip(distinct, range(len(distinct))))
        return (_words('q', self.heads), _words('b', map(_kinds_by_number.__getitem__, self.heads)), _words('q', self.layouts), _words('q', self.counts),
                _words('b', self.sorts), _words('b', self.of_sort(_TRUTH)), _words('q', integers), _words('d', self.of_sort(_FLOAT)), _words('q', map(len, texts)),
                ''.join(texts), _words('q', map(positions.__getitem__, other_ids)), list(distinct.values()), _words('q', self.references), self.classes, self.shapes,
                self.plain)


def _words(code, numbers):
    return array(code, numbers).tobytes().decode('latin-1')


def read_objects(first, most):
    """Reads a numbered object and, up to a limit, what can be reached from all that was read since the last forget_read()."""
    batch = _Batch()
    now = [first]
    while now and most > 0:
        most -= len(now)
        _pending.extend(batch.read(now))
        now = list(dict.fromkeys(filterfalse(_read.__contains__, _pending[:most])))
        del _pending[:most]
    _pending[:0] = now
    return batch.told()
