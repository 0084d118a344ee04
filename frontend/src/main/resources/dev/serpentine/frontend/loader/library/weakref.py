"""weakref, for objects of the program's classes: their end is told at once, when the last one lets them go. Functions and classes that have names in modules never end."""

import atexit
import sys
import types

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.special_methods import as_base, on_end
from serpentine_references import Reference, references_to, watch

__all__ = ['ref', 'getweakrefcount', 'getweakrefs', 'WeakKeyDictionary', 'ReferenceType', 'ReferenceError', 'WeakSet', 'proxy', 'WeakMethod', 'WeakValueDictionary', 'KeyedRef', 'finalize']

ReferenceError = ReferenceError

_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, type)
_VARIABLE_SIZE = (int, tuple, bytes)


def _is_made_by_statement(a_class):
    """Whether a class is one that a class statement makes."""
    return a_class.__flags__ & 1 << 9 != 0


@specialize.memo()
def _is_watched(a_class):
    """Whether the end of instances is told."""
    if not _is_made_by_statement(a_class) or issubclass(a_class, _VARIABLE_SIZE):
        return False
    return any('__slots__' not in each.__dict__ or '__weakref__' in each.__dict__['__slots__'] for each in a_class.__mro__ if _is_made_by_statement(each))


@specialize.memo()
def _is_function(a_class):
    return issubclass(a_class, _FUNCTIONS)


@specialize.argtype(0)
def _check(o):
    if not _is_watched(type(o)):
        if issubclass(type(o), types.MethodType):
            raise TypeError('a weak reference to a method is not supported; WeakMethod makes one')
        if not _is_function(type(o)):
            raise TypeError("cannot create weak reference to '" + type(o).__name__ + "' object")
        if '<' in o.__qualname__:
            # No module or class holds it as long as the program runs.
            raise TypeError('a weak reference to ' + o.__qualname__ + ', which a function makes, is not supported')


def _tell_of_error(source, error):
    sys.stderr.write('Exception ignored in: ' + source + '\n' + type(error).__name__ + ': ' + str(error) + '\n')


class _Target:
    """What a reference refers to."""

    def get(self):
        """The object; None where it is gone."""
        raise NotImplementedError

    def forget(self):
        """The object is gone."""


class _Kept(_Target):
    """A function or class, which never ends."""

    def __init__(self, o):
        self.kept = o

    def get(self):
        return self.kept


@specialize.memo()
def _target_class(a_class):
    """What refers to the objects of a class; each class has its own, so that what it refers to is never one of several kinds."""
    is_watched = _is_watched(a_class)

    class TargetOfClass(_Target):
        serpentine_uncounted = None

        def __init__(self, o, reference):
            if is_watched and isinstance(o, a_class):
                self.serpentine_uncounted = o
                watch(o, reference)

        def get(self):
            return self.serpentine_uncounted

        def forget(self):
            self.serpentine_uncounted = None
    return TargetOfClass


class ref(Reference):
    """As in weakref."""
    _is_generic_ = True

    def __init__(self, o, callback=None, /):
        _check(o)
        self.is_plain = callback is None and type(self) is ref
        self._callback = callback
        self._hash = 0
        self._is_hashed = False
        self._target = _target_class(type(o))(o, as_base(self, Reference)) if _is_watched(type(o)) else _Kept(o)

    def __call__(self):
        return self._target.get()

    @property
    def __callback__(self):
        return self._callback

    def __repr__(self):
        found = self._target.get()
        state = 'dead' if found is None else f"to '{type(found).__name__}' at {id(found):#x}"
        return f'<{type(self).__name__} at {id(self):#x}; {state}>'

    def __hash__(self):
        if not self._is_hashed:
            found = self._target.get()
            if found is None:
                raise TypeError('weak object has gone away')
            self._hash = hash(found)
            self._is_hashed = True
        return self._hash

    def __eq__(self, other):
        if not isinstance(other, ref):
            return NotImplemented
        mine = self._target.get()
        others = other._target.get()
        if mine is None or others is None:
            # All plain ones to an object are the same in Python.
            return self is other or self.is_plain and other.is_plain and self.number == other.number
        return mine == others

    def forget(self):
        self._target.forget()

    def tell(self):
        callback = self._callback
        if callback is not None:
            try:
                callback(self)
            except BaseException as error:
                _tell_of_error(repr(callback), error)


ref.__name__ = ref.__qualname__ = 'ReferenceType'
ReferenceType = ref


class KeyedRef(ref):
    """As in weakref."""

    def __init__(self, o, callback, key, /):
        ref.__init__(self, o, callback)
        self.key = key


@specialize.memo()
def _binder(name):
    """What takes the method of that name of an object."""
    namespace = {}
    exec('def bind(instance):\n    return instance.' + name + '\n', namespace)
    return namespace['bind']


class _WeakMethod(ref):
    """A weak reference to a method: to its object, and what takes the method of that."""

    def __init__(self, o, callback, bind, /):
        ref.__init__(self, o, callback)
        self._bind = bind

    def __call__(self):
        found = self._target.get()
        return None if found is None else self._bind(found)

    def __eq__(self, other):
        if not isinstance(other, _WeakMethod):
            return NotImplemented
        mine = self._target.get()
        others = other._target.get()
        if mine is None or others is None:
            return self is other
        return mine == others and self._bind == other._bind

    __hash__ = ref.__hash__


@specialize.call_location()
def WeakMethod(meth, callback=None, /):
    """As in weakref, of one method at each place."""
    if not issubclass(type(meth), types.MethodType):
        raise TypeError('argument should be a bound method, not ' + str(type(meth)))
    return _WeakMethod(meth.__self__, callback, _binder(meth.__name__))


@specialize.argtype(0)
def _number(o):
    return on_end(o) if _is_watched(type(o)) else 0


@specialize.argtype(0)
def getweakrefcount(object):
    """As in weakref."""
    return len(references_to(_number(object)))


@specialize.argtype(0)
def getweakrefs(object):
    """As in weakref."""
    return references_to(_number(object))


class _Owner(Reference):
    """The collection that entries are in, which they do not hold."""
    _is_generic_ = True
    serpentine_uncounted = None

    def __init__(self, collection):
        self.serpentine_uncounted = collection
        watch(collection, as_base(self, Reference))

    def forget(self):
        self.serpentine_uncounted = None

    def tell(self):
        """There is nothing to do: the entries end with the collection."""


class _Entry(ref):
    """An entry of a collection, which takes it out when it is gone."""

    def __init__(self, o, owner, /):
        ref.__init__(self, o)
        self._owner = owner

    def tell(self):
        owner = self._owner.serpentine_uncounted
        if owner is not None:
            owner._take_out(self)


class _KeyedEntry(_Entry):
    """The entry of a key."""

    def __init__(self, o, owner, key, /):
        _Entry.__init__(self, o, owner)
        self.key = key


class _WeakDictionary:
    """What both dictionaries do in the same way."""
    _is_generic_ = True

    def __iter__(self):
        return self.keys()

    def __repr__(self):
        return f'<{type(self).__name__} at {id(self):#x}>'

    @specialize.argtype(1)
    def update(self, other=(), /):
        if hasattr(other, 'items'):
            for key, value in other.items():
                self[key] = value
        else:
            for key, value in other:
                self[key] = value

    def __or__(self, other):
        new = self.copy()
        new.update(other)
        return new

    def __ior__(self, other):
        self.update(other)
        return self


class WeakValueDictionary(_WeakDictionary):
    """As in weakref."""

    def __init__(self, other=(), /):
        self._entries = {}
        self._self = _Owner(self)
        self.update(other)

    def _take_out(self, entry):
        if self._entries.get(entry.key) is entry:
            del self._entries[entry.key]

    def _found(self, key):
        entry = self._entries.get(key)
        return None if entry is None else entry()

    def __getitem__(self, key):
        found = self._found(key)
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        self._entries[key] = _KeyedEntry(value, self._self, key)

    def __delitem__(self, key):
        del self._entries[key]

    def __len__(self):
        return len(self._entries)

    def __contains__(self, key):
        return self._found(key) is not None

    def get(self, key, default=None):
        found = self._found(key)
        return default if found is None else found

    def setdefault(self, key, default=None):
        found = self._found(key)
        if found is None:
            self[key] = default
            return default
        return found

    def pop(self, key, *args):
        entry = self._entries.pop(key, None)
        found = None if entry is None else entry()
        if found is None:
            if args:
                return args[0]
            raise KeyError(key)
        return found

    def popitem(self):
        while True:
            key, entry = self._entries.popitem()
            found = entry()
            if found is not None:
                return key, found

    def clear(self):
        self._entries.clear()

    def keys(self):
        for key, entry in list(self._entries.items()):
            if entry() is not None:
                yield key

    def values(self):
        for entry in list(self._entries.values()):
            found = entry()
            if found is not None:
                yield found

    def items(self):
        for key, entry in list(self._entries.items()):
            found = entry()
            if found is not None:
                yield key, found

    def valuerefs(self):
        return list(self._entries.values())

    def itervaluerefs(self):
        return iter(list(self._entries.values()))

    def copy(self):
        new = WeakValueDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy


class WeakKeyDictionary(_WeakDictionary):
    """As in weakref."""

    def __init__(self, dict=None):
        self._values = {}
        self._self = _Owner(self)
        if dict is not None:
            self.update(dict)

    def _take_out(self, entry):
        self._values.pop(entry, None)

    def __getitem__(self, key):
        return self._values[_Entry(key, self._self)]

    def __setitem__(self, key, value):
        self._values[_Entry(key, self._self)] = value

    def __delitem__(self, key):
        del self._values[_Entry(key, self._self)]

    def __len__(self):
        return len(self._values)

    def __contains__(self, key):
        return _Entry(key, self._self) in self._values

    def get(self, key, default=None):
        return self._values.get(_Entry(key, self._self), default)

    def setdefault(self, key, default=None):
        return self._values.setdefault(_Entry(key, self._self), default)

    def pop(self, key, *args):
        return self._values.pop(_Entry(key, self._self), *args)

    def popitem(self):
        while True:
            entry, value = self._values.popitem()
            found = entry()
            if found is not None:
                return found, value

    def clear(self):
        self._values.clear()

    def keys(self):
        for entry in list(self._values):
            found = entry()
            if found is not None:
                yield found

    def values(self):
        for entry, value in list(self._values.items()):
            if entry() is not None:
                yield value

    def items(self):
        for entry, value in list(self._values.items()):
            found = entry()
            if found is not None:
                yield found, value

    def keyrefs(self):
        return list(self._values)

    def copy(self):
        new = WeakKeyDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy


class WeakSet:
    """As in weakref."""
    _is_generic_ = True

    def __init__(self, data=None):
        self._members = set()
        self._self = _Owner(self)
        if data is not None:
            self.update(data)

    def _take_out(self, entry):
        self._members.discard(entry)

    def __iter__(self):
        for entry in list(self._members):
            found = entry()
            if found is not None:
                yield found

    def __len__(self):
        return len(self._members)

    @specialize.argtype(1)
    def __contains__(self, item):
        return _is_watched(type(item)) and _Entry(item, self._self) in self._members

    def __repr__(self):
        return '{' + ', '.join([repr(each) for each in self._members]) + '}'

    def add(self, item):
        self._members.add(_Entry(item, self._self))

    def discard(self, item):
        self._members.discard(_Entry(item, self._self))

    def remove(self, item):
        self._members.remove(_Entry(item, self._self))

    def clear(self):
        self._members.clear()

    def pop(self):
        while True:
            if not self._members:
                raise KeyError('pop from empty WeakSet')
            found = self._members.pop()()
            if found is not None:
                return found

    def copy(self):
        new = WeakSet()
        new.update(self)
        return new

    @specialize.argtype(1)
    def update(self, other):
        for each in other:
            self.add(each)

    def __ior__(self, other):
        self.update(other)
        return self

    @specialize.argtype(1)
    def difference_update(self, other):
        for each in list(other):
            self.discard(each)

    def __isub__(self, other):
        self.difference_update(other)
        return self

    @specialize.argtype(1)
    def intersection_update(self, other):
        kept = list(other)
        for each in list(self):
            if each not in kept:
                self.discard(each)

    def __iand__(self, other):
        self.intersection_update(other)
        return self

    @specialize.argtype(1)
    def difference(self, other):
        new = self.copy()
        new.difference_update(other)
        return new

    __sub__ = difference

    @specialize.argtype(1)
    def intersection(self, other):
        new = WeakSet()
        for each in other:
            if each in self:
                new.add(each)
        return new

    __and__ = intersection

    @specialize.argtype(1)
    def union(self, other):
        new = self.copy()
        new.update(other)
        return new

    __or__ = union

    @specialize.argtype(1)
    def symmetric_difference(self, other):
        new = self.copy()
        for each in other:
            if each in self:
                new.discard(each)
            else:
                new.add(each)
        return new

    __xor__ = symmetric_difference

    @specialize.argtype(1)
    def issubset(self, other):
        others = WeakSet(other)
        for each in self:
            if each not in others:
                return False
        return True

    __le__ = issubset

    @specialize.argtype(1)
    def issuperset(self, other):
        for each in other:
            if each not in self:
                return False
        return True

    __ge__ = issuperset

    def __lt__(self, other):
        return self.issubset(other) and not self.issuperset(other)

    def __gt__(self, other):
        return self.issuperset(other) and not self.issubset(other)

    def __eq__(self, other):
        if not isinstance(other, WeakSet):
            return NotImplemented
        return self.issubset(other) and self.issuperset(other)

    @specialize.argtype(1)
    def isdisjoint(self, other):
        for each in other:
            if each in self:
                return False
        return True


class _Finalizer(Reference):
    """What finalizers of all kinds are known by until they have been called."""
    _is_generic_ = False
    index = 0
    atexit = True

    def call_at_exit(self):
        """Calls it, whatever it gives."""
        raise NotImplementedError


# Those that were not called, by their numbers, which rise; they are held here.
_alive = {}


class _Registry:
    """How far the numbers are."""
    last = 0
    is_over = False


_registry = _Registry()


def _register(finalizer):
    if _registry.last == 0:
        atexit.register(_call_at_exit)
    _registry.last += 1
    finalizer.index = _registry.last
    _alive[finalizer.index] = finalizer


def _call_at_exit():
    """Calls at the program's end those that are to be called then, the newest first."""
    while True:
        wanted = [each.index for each in _alive.values() if each.atexit]
        if not wanted:
            break
        _alive[max(wanted)].call_at_exit()
    _registry.is_over = True


class finalize(_Finalizer):
    """As in weakref."""
    _is_generic_ = True

    def __init__(self, obj, func, /, *args, **kwargs):
        _check(obj)
        self._function = func
        self._arguments = args
        self._keywords = kwargs
        self._call = lambda: func(*args, **kwargs)
        self._target = _target_class(type(obj))(obj, as_base(self, Reference)) if _is_watched(type(obj)) else _Kept(obj)
        _register(as_base(self, _Finalizer))

    def __call__(self, _=None):
        if _registry.is_over or self.index not in _alive:
            return None
        del _alive[self.index]
        return self._call()

    def detach(self):
        """As in weakref."""
        found = self.peek()
        if found is not None:
            del _alive[self.index]
        return found

    def peek(self):
        """As in weakref."""
        obj = self._target.get()
        if obj is None or self.index not in _alive:
            return None
        return obj, self._function, self._arguments, self._keywords

    @property
    def alive(self):
        """As in weakref."""
        return self.index in _alive

    def forget(self):
        self._target.forget()

    def tell(self):
        self.call_at_exit()

    def call_at_exit(self):
        try:
            self()
        except BaseException as error:
            _tell_of_error(repr(self), error)


class _ProxyReference(Reference):
    """What a proxy knows its object by."""
    _is_generic_ = True
    serpentine_uncounted_proxy = None

    def __init__(self, o, callback):
        self._callback = callback
        self._target = _target_class(type(o))(o, as_base(self, Reference))

    def forget(self):
        self._target.forget()

    def tell(self):
        callback = self._callback
        proxy_of_it = self.serpentine_uncounted_proxy
        if callback is not None and proxy_of_it is not None:
            try:
                callback(proxy_of_it)
            except BaseException as error:
                _tell_of_error(repr(callback), error)


_ProxyReference.__name__ = _ProxyReference.__qualname__ = 'ProxyType'


class _Proxy:
    """What stands for an object that it does not hold."""
    _is_proxy_ = True


_FORWARDED = '''__len__ __bool__ __getitem__ __setitem__ __delitem__ __contains__ __iter__ __next__ __call__
    __lt__ __le__ __gt__ __ge__ __add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __pow__ __and__ __or__ __xor__ __lshift__ __rshift__
    __radd__ __rsub__ __rmul__ __neg__ __pos__ __abs__ __invert__ __int__ __float__ __index__ __iadd__ __isub__ __imul__'''.split()


def _defines(a_class, name):
    """Whether instances have a special method that not all objects have, or another one than those."""
    return any(name in each.__dict__ for each in a_class.__mro__ if each is not object)


def _forwarder(name):
    """A method that calls the one of that name of the object."""
    namespace = {'_live': _live}
    exec('def ' + name + '(self, *others):\n    return _live(self).' + name + '(*others)\n', namespace)
    return namespace[name]


def _live(proxy_of_it):
    found = proxy_of_it._reference._target.get()
    if found is None:
        raise ReferenceError('weakly-referenced object no longer exists')
    return found


_live._annspecialcase_ = 'specialize:argtype(0)'


@specialize.memo()
def _proxy_class(a_class):
    """The class of the proxies of a class's objects: it has those special methods that the class has."""
    class ProxyType(_Proxy):
        def __init__(self, reference):
            object.__setattr__(self, '_reference', reference)

        def __getattr__(self, name):
            return getattr(_live(self), name)

        def __setattr__(self, name, value):
            setattr(_live(self), name, value)

        def __str__(self):
            return str(_live(self))

        def __repr__(self):
            found = self._reference._target.get()
            return f'<weakproxy at {id(self):#x} to {type(found).__name__} at {id(found):#x}>'

        def __eq__(self, other):
            if isinstance(other, ProxyType):
                return _live(self) == _live(other)
            return _live(self) == other

        __hash__ = None

    ProxyType.__name__ = ProxyType.__qualname__ = 'CallableProxyType' if _defines(a_class, '__call__') else 'ProxyType'
    for name in _FORWARDED:
        if _defines(a_class, name):
            setattr(ProxyType, name, _forwarder(name))
    return ProxyType


@specialize.argtype(0)
def proxy(object, callback=None, /):
    """As in weakref."""
    if not _is_watched(type(object)):
        raise TypeError("cannot create weak reference to '" + type(object).__name__ + "' object")
    # What the callback gets must be one whose end is told.
    reference = _ProxyReference(object, callback)
    result = _proxy_class(type(object))(reference)
    if on_end(result) != 0:
        reference.serpentine_uncounted_proxy = result
    return result
