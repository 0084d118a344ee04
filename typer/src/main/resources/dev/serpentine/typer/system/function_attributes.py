"""Attributes of functions that are made at run time, which an instance keeps that each of them holds."""

from functools import WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES

from serpentine_system.registry import constant_parameters


def require_function(function, name):
    if function is None:
        # What every function has is kept by another name where it is given.
        raise AttributeError("'NoneType' object has no attribute '" + (name[5:] if name.startswith('given__') else name) + "'")


@constant_parameters('name')
def attribute_of_function(function, name):
    require_function(function, name)
    return getattr(function._attributes_, name)


@constant_parameters('name', 'kept')
def own_attribute(function, name, kept):
    """What every function has, as long as it is given no other, which is kept by another name."""
    require_function(function, name)
    if hasattr(function._attributes_, kept):
        return getattr(function._attributes_, kept)
    return getattr(function, name)


@constant_parameters('name')
def function_has_attribute(function, name):
    return function is not None and hasattr(function._attributes_, name)


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
