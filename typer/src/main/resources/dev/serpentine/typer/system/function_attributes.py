"""Attributes of functions that are made at run time, which an instance keeps that each of them holds."""

from functools import WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES

from serpentine_system.holders import raise_lacking
from serpentine_system.registry import constant_parameters


UNKNOWN = '\0unknown'


def require_function(function, name):
    if function is None:
        # What every function has is kept by another name where it is given.
        raise AttributeError("'NoneType' object has no attribute '" + (name[5:] if name.startswith('given__') else name) + "'")


@constant_parameters('name')
def attribute_of_function(function, name):
    require_function(function, name)
    kept = function._attributes_
    if kept is None:
        return attribute_that_is_not_kept(function, name)
    return getattr(kept, name)


@constant_parameters('name')
def attribute_that_is_not_kept(function, name):
    """Of one of several functions that keeps none."""
    if not has_what_is_not_kept(function, name):
        raise_lacking(function, name)
    return getattr(function, name)


@constant_parameters('name', 'kept')
def own_attribute(function, name, kept):
    """What every function has, as long as it is given no other, which is kept by another name."""
    require_function(function, name)
    attributes = function._attributes_
    if attributes is not None and hasattr(attributes, kept):
        return known(name, getattr(attributes, kept))
    return getattr(function, name)


@constant_parameters('name')
def known(name, given):
    """What a function was given; the text of a built-in function, which wraps() hands on, is not known."""
    if name == '__doc__' and given == UNKNOWN:
        raise TypeError("__doc__ of a built-in function is not supported; write the text in the program itself")
    return given


@constant_parameters('name')
def function_has_attribute(function, name):
    if function is None:
        return False
    kept = function._attributes_
    if kept is None:
        return has_what_is_not_kept(function, name)
    return hasattr(kept, name)


@constant_parameters('name')
def has_what_is_not_kept(function, name):
    return hasattr(function, name)


@constant_parameters('name')
def set_attribute_of_function(function, name, value):
    require_function(function, name)
    setattr(function._attributes_, name, value)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Of what both have from the beginning, the names."""
    if '__name__' in assigned:
        wrapper.__name__ = wrapped.__name__
    if '__qualname__' in assigned:
        wrapper.__qualname__ = wrapped.__qualname__
    if '__doc__' in assigned:
        wrapper.__doc__ = wrapped.__doc__
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    def decorate(wrapper):
        return update_wrapper(wrapper, wrapped, assigned, updated)
    return decorate
