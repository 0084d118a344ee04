"""What the loader does inside of the embedded Python: reads objects raw, so that no code of the program runs, and calls with the outcome caught."""
import sys
import builtins
import math
import operator
import types

# The embedding says 2**31 - 1, as if its lists were a platform's; translated programs have 64-bit words.
sys.maxsize = 2**63 - 1

# Without `site` they are missing.
builtins.exit = builtins.quit = sys.exit


def _cbrt(x, /):
    return math.copysign(abs(x) ** (1 / 3), x)


def _exp2(x, /):
    return 2.0 ** x


# What the embedded one forgot; a translated program has its own.
for _function in (_cbrt, _exp2):
    _function.__name__ = _function.__qualname__ = _function.__name__[1:]
    vars(math).setdefault(_function.__name__, _function)

# The embedded library's own way to make an instance in __new__ takes classes of other languages, too; there are none here.
__graalpython__.unsafe_object_new = object.__new__

_class_dictionary = type.__dict__['__dict__'].__get__
_class_mro = type.__dict__['__mro__'].__get__
_class_bases = type.__dict__['__bases__'].__get__
_class_name = type.__dict__['__name__'].__get__
_class_module = type.__dict__['__module__'].__get__
_class_qualified_name = type.__dict__['__qualname__'].__get__
_object_attribute = object.__getattribute__


def _make_cell():
    shared = None
    return (lambda: shared).__closure__[0]


_BUILTIN_TYPES = (type(len), type(str.join), type(object.__init__), type((1).__add__), type(dict.__dict__['fromkeys']))

_KIND_NAMES = {
    type(None): 'NONE', type(Ellipsis): 'ELLIPSIS', type(NotImplemented): 'NOT_IMPLEMENTED',
    bool: 'BOOL', int: 'INT', float: 'FLOAT', str: 'STR', bytes: 'BYTES', bytearray: 'BYTEARRAY',
    tuple: 'TUPLE', list: 'LIST', dict: 'DICT', set: 'SET', frozenset: 'FROZENSET', range: 'RANGE', slice: 'SLICE',
    types.FunctionType: 'FUNCTION', types.MethodType: 'METHOD', type: 'CLASS', types.ModuleType: 'MODULE', property: 'PROPERTY',
    staticmethod: 'STATICMETHOD', classmethod: 'CLASSMETHOD', type(_make_cell()): 'CELL', types.CodeType: 'CODE',
}
for _type in _BUILTIN_TYPES:
    _KIND_NAMES[_type] = 'BUILTIN_FUNCTION'

_kinds = {}
_class_kind = None
_instance_kind = None


def number_kinds(*names):
    """Kinds are told to Java as their ordinals."""
    global _class_kind, _instance_kind
    numbers = {name: number for number, name in enumerate(names)}
    for a_type, name in _KIND_NAMES.items():
        _kinds[a_type] = numbers[name]
    _class_kind = numbers['CLASS']
    _instance_kind = numbers['INSTANCE']


def _is_class(o):
    for ancestor in _class_mro(type(o)):
        if ancestor is type:
            return True
    return False


def kind(o):
    its_type = type(o)
    # A metaclass of the program could define __hash__ and __eq__, which a lookup would run.
    if type(its_type) is type:
        found = _kinds.get(its_type)
        if found is not None:
            return found
    return _class_kind if _is_class(o) else _instance_kind


def type_kinds():
    flat = []
    for a_type, kind_number in _kinds.items():
        flat.append(a_type)
        flat.append(kind_number)
    return flat


def type_of(o):
    return type(o)


def byte_values(o):
    """The bytes as characters."""
    return o.decode('latin-1')


def _slot_names(a_class, dictionary):
    slots = dictionary.get('__slots__', ())
    if type(slots) is str:
        slots = (slots,)
    prefix = '_' + _class_name(a_class).lstrip('_')
    for name in slots:
        if name == '__dict__' or name == '__weakref__':
            continue
        if name.startswith('__') and not name.endswith('__') and prefix != '_':
            name = prefix + name
        yield name


def _slots(o):
    """The slots of an instance that hold something, the base classes' first."""
    for a_class in reversed(_class_mro(type(o))):
        dictionary = _class_dictionary(a_class)
        if '__slots__' not in dictionary:
            continue
        for name in _slot_names(a_class, dictionary):
            descriptor = dictionary.get(name)
            if type(descriptor) in _DESCRIPTORS:
                try:
                    yield name, descriptor.__get__(o)
                except AttributeError:
                    pass


def _named_fields(o):
    """The fields of a named tuple."""
    classes = _class_mro(type(o))
    if any(a_class is tuple for a_class in classes):
        for a_class in classes:
            dictionary = _class_dictionary(a_class)
            if '_fields' in dictionary and '_field_defaults' in dictionary:
                return zip(dictionary['_fields'], tuple.__iter__(o))
    return ()


class _WithSlot:
    __slots__ = ('slot',)


_DESCRIPTORS = (type(_WithSlot.__dict__['slot']), types.MemberDescriptorType)


def _own_dictionary(o):
    if _is_class(o):
        return _class_dictionary(o)
    try:
        return _object_attribute(o, '__dict__')
    except AttributeError:
        return {}


# By the numbers of the classes: a metaclass of the program could define __hash__ and __eq__.
_attribute_readers = {}
_told_attributes = {}


def tell_attributes_by(a_class, function):
    """Has instances of a class, and of those below it, the attributes that the function gives for each: a dict."""
    _attribute_readers[id(a_class)] = function


def _told(o):
    """What a registered function says about an instance; the same at each look. The instance stays alive, so that no other has its number."""
    for a_class in _class_mro(type(o)) if _attribute_readers else ():
        if id(a_class) in _attribute_readers:
            known = _told_attributes.get(id(o))
            if known is None:
                known = _told_attributes[id(o)] = (o, _attribute_readers[id(a_class)](o))
            return known[1]
    return {}


def is_plain(a_class):
    """Whether its instances hold attributes nowhere but in their dictionaries."""
    for ancestor in _class_mro(a_class):
        if ancestor is tuple or id(ancestor) in _attribute_readers or any(_slot_names(ancestor, _class_dictionary(ancestor))):
            return False
    return True


def attributes(o):
    flat = []
    if not _is_class(o):
        for name, value in _told(o).items():
            flat.append(name)
            flat.append(value)
        for name, value in _slots(o):
            flat.append(name)
            flat.append(value)
        for name, value in _named_fields(o):
            flat.append(name)
            flat.append(value)
    for name, value in _own_dictionary(o).items():
        if type(name) is str:
            flat.append(name)
            flat.append(value)
    return flat


def attribute(o, name):
    dictionary = _own_dictionary(o)
    if name in dictionary:
        return (dictionary[name],)
    if not _is_class(o):
        told = _told(o)
        if name in told:
            return (told[name],)
        for slot, value in _slots(o):
            if slot == name:
                return (value,)
    return ()


def mro(o):
    return _class_mro(o)


def bases(o):
    return _class_bases(o)


# What the embedded Python names otherwise: of a class's qualified name there the one that Python has.
_PYTHONS_NAMES = {'_struct.StructError': 'struct.error'}


def _name_of_class(o):
    module = _class_module(o)
    its_name = (module if type(module) is str else 'builtins') + '.' + _class_qualified_name(o)
    return _PYTHONS_NAMES.get(its_name, its_name)


def name(o):
    if not _is_class(o):
        return o.__name__
    its_name = _class_name(o)
    return its_name if type(_class_module(o)) is not str or _class_module(o) + '.' + its_name not in _PYTHONS_NAMES else _name_of_class(o).rpartition('.')[2]


def _owner_of_builtin(o):
    owner = getattr(o, '__objclass__', None)
    if owner is not None:
        return owner
    owner = getattr(o, '__self__', None)
    if owner is None or type(owner) is types.ModuleType:
        return None
    return owner if _is_class(owner) else type(owner)


def qualified_name(o):
    if type(o) is types.ModuleType:
        return o.__name__
    if _is_class(o):
        return _name_of_class(o)
    module = getattr(o, '__module__', None)
    if module is None:
        owner = _owner_of_builtin(o)
        module = qualified_name(owner).rpartition('.')[0] if owner is not None else 'builtins'
    if _only_has_the_name(o, module):
        return str(o.__globals__.get('__name__')) + '.' + o.__code__.co_qualname
    return str(module) + '.' + getattr(o, '__qualname__', o.__name__)


def _only_has_the_name(o, module):
    """Whether a function of the program got the name of something of the library by functools.wraps: it must not be taken for that."""
    return (type(o) is types.FunctionType and '__wrapped__' in o.__dict__ and str(module).partition('.')[0] in sys.stdlib_module_names
            and o.__globals__.get('__name__') != module)


def _present(value):
    return () if value is None else (value,)


def _cell_contents(o):
    try:
        return (o.cell_contents,)
    except ValueError:
        return ()


def _self(o):
    if type(o) is types.MethodType:
        return (o.__self__,)
    owner = getattr(o, '__self__', None)
    return () if owner is None or type(owner) is types.ModuleType else (owner,)


_PARTS = {
    'FUNCTION': lambda o: (o.__func__,),
    'SELF': _self,
    'CODE': lambda o: (o.__code__,),
    'DEFAULTS': lambda o: _present(o.__defaults__),
    'KEYWORD_DEFAULTS': lambda o: _present(o.__kwdefaults__),
    'CLOSURE': lambda o: _present(o.__closure__),
    'GLOBALS': lambda o: (o.__globals__,),
    'CONTENTS': _cell_contents,
    'GETTER': lambda o: _present(o.fget),
    'SETTER': lambda o: _present(o.fset),
    'DELETER': lambda o: _present(o.fdel),
    'START': lambda o: (o.start,),
    'STOP': lambda o: (o.stop,),
    'STEP': lambda o: (o.step,),
}


def part(o, which):
    return _PARTS[which](o)


def describe(o):
    try:
        text = repr(o)
    except BaseException:
        text = '<' + _class_name(type(o)) + ' object>'
    text = text.replace('\n', ' ')
    return text if len(text) <= 80 else text[:77] + '...'


def make_none():
    return None


def make_tuple(*items):
    return items


def make_bytes(characters):
    return characters.encode('latin-1')


def make_integer(digits):
    return int(digits, 16)


def make_text(*code_points):
    return ''.join(map(chr, code_points))


def builtin(its_name):
    return getattr(builtins, its_name)


def call(callee, positional_count, *rest):
    """(True, result) or (False, exception); after the positional arguments, names and values alternate."""
    positional = rest[:positional_count]
    keywords = {rest[i]: rest[i + 1] for i in range(positional_count, len(rest), 2)}
    try:
        return (True, callee(*positional, **keywords))
    except BaseException as exception:
        return (False, exception)


def get_attribute(o, its_name):
    try:
        return (True, getattr(o, its_name))
    except BaseException as exception:
        return (False, exception)


_INFINITY = float('inf')


def operate(operator_name, *arguments):
    try:
        result = getattr(operator, operator_name)(*arguments)
        if operator_name == 'pow' and type(result) is float and result in (_INFINITY, -_INFINITY) and _INFINITY not in map(abs, arguments):
            # The embedded Python forgets to raise this.
            raise OverflowError(34, 'Numerical result out of range')
        if operator_name == 'truediv' and type(result) is float and result == 0.0 and type(arguments[0]) is int and type(arguments[1]) is int:
            # It also forgets the sign of nothing that is divided by a large int.
            result = -0.0 if (arguments[0] < 0) != (arguments[1] < 0) else 0.0
        return (True, result)
    except BaseException as exception:
        return (False, exception)


def add_libraries(*folders):
    sys.path.extend(folders)


def _found_by_others(its_finder, its_name, path, target):
    for finder in sys.meta_path:
        spec = None if finder is its_finder else finder.find_spec(its_name, path, target)
        if spec is not None:
            return spec
    return None


def _is_of_library(spec):
    """Whether what was found is a module of the library, and not one of the program's that has the same name."""
    origin = spec.origin or ''
    return '/' not in origin or origin.startswith(sys.prefix + '/')


class _LibraryFinder:
    """Finds those modules of the library of which a part is replaced by Python that can be translated; that is done when they are first imported."""

    def __init__(self, names, whole, parts, source_of):
        self.names = names
        self.whole = whole
        self.parts = parts
        self.source_of = source_of

    def find_spec(self, its_name, path=None, target=None):
        if its_name not in self.names:
            return None
        if its_name in self.parts:
            # `importlib` would import a good part of the library.
            import _frozen_importlib
            return _frozen_importlib.ModuleSpec(its_name, _LibraryLoader(None, True, self.source_of))
        spec = _found_by_others(self, its_name, path, target)
        if spec is not None and _is_of_library(spec):
            spec.loader = _LibraryLoader(spec.loader, its_name in self.whole, self.source_of)
        return spec


class _LibraryLoader:
    def __init__(self, loader, is_whole, source_of):
        self.loader = loader
        self.is_whole = is_whole
        self.source_of = source_of

    def create_module(self, spec):
        return self.loader and self.loader.create_module(spec)

    def exec_module(self, module):
        source, file_name, kept = self.source_of(module.__name__)
        if self.is_whole:
            exec(_compiled(source, file_name, kept), module.__dict__)
            return
        self.loader.exec_module(module)
        original = types.ModuleType(module.__name__)
        original.__dict__.update(module.__dict__)
        namespace = {'__name__': module.__name__, 'original': original}
        exec(_compiled(source, file_name, kept), namespace)
        for its_name in namespace['__all__']:
            setattr(module, its_name, namespace[its_name])

    def __getattr__(self, its_name):
        return getattr(self.loader, its_name)


def replace_in_library(source_of, whole, parts, *names):
    """`source_of` gives, for a module's name, the source of what is replaced, its file's name, and where its code is kept. Of those in `whole` nothing stays; those in `parts` Python does not have."""
    for its_name in names:
        # What the start needed of them is gone through by whoever needs it next.
        sys.modules.pop(its_name, None)
    sys.meta_path.insert(0, _LibraryFinder(names, frozenset(whole), frozenset(parts), source_of))
    # It replaces classes of builtins.
    import serpentine_groups


class _HooksHeldBack:
    """While classes are made, `__init_subclass__` of a module's own is noted and not called: the program does that when it comes to the class."""

    def __init__(self, its_globals):
        self._globals = its_globals
        self._hooks = []
        self._noted = []

    def __enter__(self):
        pending = [object]
        seen = set()
        while pending:
            for each in type.__subclasses__(pending.pop()):
                if id(each) not in seen:
                    seen.add(id(each))
                    pending.append(each)
                    hook = type.__getattribute__(each, '__dict__').get('__init_subclass__')
                    if isinstance(hook, classmethod) and getattr(hook.__func__, '__globals__', None) is self._globals:
                        self._hooks.append((each, hook))
        for each, hook in self._hooks:
            type.__setattr__(each, '__init_subclass__', classmethod(self._noting(hook.__func__)))
        return self

    def _noting(self, function):
        def note(cls, /, **keywords):
            self._noted.append((cls, function, tuple(keywords), tuple(keywords.values())))
        return note

    def __exit__(self, *exception):
        for each, hook in self._hooks:
            type.__setattr__(each, '__init_subclass__', hook)

    def note_of(self, made):
        _held_back[id(made)] = tuple(self._noted)


# By the numbers of classes: what is to be called when the program comes to each.
_held_back = {}


def hooks_held_back(made):
    """What `__init_subclass__` of the program is to be called for a class: for each call the class, the function, and the names and values of its keywords."""
    return _held_back.get(id(made), ())


def make_class(maker, name, bases, its_globals, names, keywords, *values):
    """maker(name, bases, {...}, ...), where that is type or a class of classes, with names (and spaces between them) of the items of the last and of keywords, and the values of both."""
    members = dict(zip(names.split(), values))
    named = dict(zip(keywords.split(), values[len(members):]))
    if maker is type:
        members.setdefault('__module__', its_globals['__name__'])
    try:
        with _HooksHeldBack(its_globals) as hooks:
            made = maker(name, bases, members, **named)
    except BaseException as exception:
        return (False, exception)
    hooks.note_of(made)
    return (True, made)


def define_class(source, file_name, its_function, its_qualified_name, its_globals, *values):
    """Calls the function of that name which the source defines; what it makes is named as if a function of the qualified name made it."""
    made = {}
    exec(_compiled_for(its_globals, source, file_name), its_globals, made)
    try:
        with _HooksHeldBack(its_globals) as hooks:
            its_class = made[its_function](*values)
    except BaseException as exception:
        return (False, exception)
    hooks.note_of(its_class)
    if isinstance(its_class, type):
        _requalify(its_class, its_function, its_qualified_name)
    return (True, its_class)


def define_class_of_script(source, file_name, its_name, its_globals, names, *values):
    """Executes a class statement as its module would, which has these values by these names (with spaces between them) when it comes to it; the module itself does not get the class."""
    made = dict(zip(names.split(), values))
    try:
        with _HooksHeldBack(its_globals) as hooks:
            exec(_compiled_for(its_globals, source, file_name), its_globals, made)
    except BaseException as exception:
        return (False, exception)
    hooks.note_of(made[its_name])
    return (True, made[its_name])


def _compiled_for(its_globals, source, file_name):
    import __future__
    flags = __future__.annotations.compiler_flag if its_globals.get('annotations') is __future__.annotations else 0
    return compile(source, file_name, 'exec', flags, dont_inherit=True)


def _requalify(its_class, before, after):
    members = its_class.__dict__.values()
    for found in [its_class, *members, *[getattr(each, '__func__', None) for each in members], *[getattr(each, 'fget', None) for each in members]]:
        old = getattr(found, '__qualname__', None)
        if before != after and isinstance(found, (type, types.FunctionType)) and old.startswith(before + '.<locals>.'):
            found.__qualname__ = after + old[len(before):]


class _RefusingFinder:
    """Finds the modules of the library that cannot even be imported here: as Python does where a part of its library is missing, but with a sentence about it."""

    def __init__(self, sentences):
        self.sentences = sentences

    def find_spec(self, its_name, path=None, target=None):
        sentence = self.sentences.get(its_name)
        if sentence is None:
            return None
        spec = _found_by_others(self, its_name, path, target)
        if spec is None or _is_of_library(spec):
            raise ModuleNotFoundError(sentence, name=its_name)
        return spec


def refuse_modules(*names_and_sentences):
    """A module's name, and what is to be said of it, in turn. A module of the program may have the name."""
    sys.meta_path.insert(0, _RefusingFinder(dict(zip(names_and_sentences[::2], names_and_sentences[1::2]))))


def adopt(folder, *environment):
    """Goes to a folder, and has the variables of which names and values are given, and no others."""
    import os
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(zip(environment[::2], environment[1::2]))


def set_arguments(program_folder, *argv):
    sys.path.insert(0, program_folder)
    sys.argv[:] = argv


def import_module(its_name):
    try:
        import importlib
        return (True, importlib.import_module(its_name))
    except BaseException as exception:
        return (False, failure(exception))


def provide(module_name, *functions):
    """A module of functions of the embedding, whose names stand before them."""
    module = types.ModuleType(module_name)
    module.__dict__.update(zip(functions[::2], functions[1::2]))
    sys.modules[module_name] = module


def _compiled(source, file_name, kept):
    """The code of a text; reading the file in which it was kept takes a tenth of compiling it. A kept file appears complete or not at all."""
    if kept == '':
        return compile(source, file_name, 'exec', dont_inherit=True)
    import marshal
    try:
        with open(kept, 'rb') as file:
            return marshal.loads(file.read())
    except (OSError, EOFError, ValueError, TypeError):
        code = compile(source, file_name, 'exec', dont_inherit=True)
    try:
        import os
        fresh = kept + '.' + str(os.getpid())
        with open(fresh, 'wb') as file:
            file.write(marshal.dumps(code))
        os.replace(fresh, kept)
    except (OSError, ValueError):
        pass
    return code


def load_module(its_name, source, file_name, kept):
    try:
        return (True, _loaded(its_name, file_name, _compiled(source, file_name, kept)))
    except BaseException as exception:
        return (False, failure(exception))


def _loaded(its_name, file_name, code):
    module = types.ModuleType(its_name)
    module.__file__ = file_name
    before = sys.modules.get(its_name)
    sys.modules[its_name] = module
    try:
        exec(code, module.__dict__)
        return module
    except BaseException:
        if before is None:
            sys.modules.pop(its_name, None)
        else:
            sys.modules[its_name] = before
        raise


def load_program(path, imported, has_script, undecorated):
    """The module __main__, of which only the text `imported` is run, or all that the file has if that is empty; and the function that is all of its code, or None. Functions that the script decorates have other names until then."""
    try:
        with open(path, 'rb') as file:
            source = file.read()
        # What is wrong with its syntax is told by all of it.
        whole = compile(source, path, 'exec', dont_inherit=True) if has_script or imported == '' else None
        module = _loaded('__main__', path, whole if imported == '' else compile(imported, path, 'exec', dont_inherit=True))
        for each in undecorated.split():
            module.__dict__['@' + each] = module.__dict__.pop(each)
        sys.stdout.flush()
        return (True, (module, types.FunctionType(whole, module.__dict__, '<module>') if has_script else None))
    except BaseException as exception:
        return (False, failure(exception))


def load_file(its_name, path):
    try:
        with open(path, 'rb') as file:
            source = file.read()
    except OSError as exception:
        return (False, failure(exception))
    return load_module(its_name, source, path, '')
