"""What every object has, None among them."""

from functools import partial
from types import MethodType
from rpython.rlib.nonconst import NonConstant
from rpython.rlib.objectmodel import compute_identity_hash, specialize
from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import callables, guards, special_results
from serpentine_system.registry import constant_parameters


def __repr__(self):
    """Of an instance whose class has no __repr__."""
    return '<' + shown_name(type(self)) + ' object at ' + hex(id(self)) + '>'


@constant_parameters('name')
def plain_setattr(self, name, value):
    """Whatever the class says of assignments."""
    object.__setattr__(self, name, value)


@constant_parameters('name')
def plain_delattr(self, name):
    """Whatever the class says of deletions."""
    object.__delattr__(self, name)


@constant_parameters('name')
def set_attribute(self, name, value):
    setattr(self, name, value)


@constant_parameters('name')
def delete_attribute(self, name):
    delattr(self, name)


@constant_parameters('name')
def attribute_of(self, name):
    return getattr(self, name)


def initialize(self, *others):
    if NonConstant(len(others)) > 0:
        raise TypeError('object.__init__() takes exactly one argument (the instance to initialize)')


def take_no_arguments(self, *others):
    """What a class without an __init__ does with what is passed to it."""
    if NonConstant(len(others)) > 0:
        raise TypeError(type(self).__name__ + '() takes no arguments')


def callable_repr(self):
    """Of whatever can be called or is known by name, several kinds of which may stand in one place."""
    if isinstance(self, MethodType):
        return '<bound method ' + self.__qualname__ + ' of ' + repr(self.__self__) + '>'
    if isinstance(self, partial):
        return callables.partial_repr(self)
    shown = self._shown_
    return shown + hex(id(self)) + '>' if shown.endswith(' at ') else shown


def class_repr(self):
    return "<class '" + shown_name(self) + "'>"


@specialize.memo()
def shown_name(a_class):
    return a_class.__qualname__ if a_class.__module__ == 'builtins' else full_name(a_class)


def __str__(self):
    return repr(self)


def __format__(self, spec):
    if len(spec) > 0:
        raise TypeError('unsupported format string passed to ' + guards.name_of(self) + '.__format__')
    return str(self)


def __eq__(self, other):
    if self is other:
        return True
    return NotImplemented


def __ne__(self, other):
    return not self.__eq__(other)


def __hash__(self):
    return compute_identity_hash(self)


def unhashable(self):
    """__hash__ of an instance whose class has None instead."""
    if NonConstant(True):
        raise TypeError("unhashable type: '" + name_in_errors(type(self)) + "'")
    return 0


@specialize.memo()
def full_name(a_class):
    return a_class.__module__ + '.' + a_class.__qualname__


def hash_by_program(self):
    """hash(self) where the program says what it is."""
    if self is None:
        return hash(None)
    return special_results.checked__hash__(self)


def none_repr(self):
    return 'None'


def list_of_classes(classes):
    """C.__subclasses__() and C.mro(), of classes that the translator knows: a list of its own each time."""
    return list(classes)


@constant_parameters('after')
def instance_for_super(self, after):
    if isinstance(self, after):
        return self
    raise TypeError('super(type, obj): obj must be an instance or subtype of type')
