"""getattr and hasattr where that runs code of the program: a property, or __getattr__ of a class for what its instances have not.

getattr and hasattr of an instance do here what the instance has of itself; only where no instance can have an attribute of a constant name they ask __getattr__.
"""

from serpentine_system.attributes_by_name import attribute_by_name, attribute_of_name, has_attribute_by_name, has_attribute_of_name, method_by_name, with_attribute_by_name
from serpentine_system.registry import constant_parameters


@constant_parameters('name')
def attribute_or_given(instance, name):
    """instance.name, which it may have."""
    try:
        return getattr(instance, name)
    except AttributeError as error:
        missing = error
    return given(instance, name, missing)


def given(instance, name, missing):
    """What __getattr__ of the instance's class says, where it has one. That has no other exception for its context."""
    if hasattr(instance, '__getattr__'):
        return instance.__getattr__(name)
    raise missing


@constant_parameters('name')
def attribute_or_default(instance, name, default):
    """What it may have, or a property gives."""
    try:
        return getattr(instance, name)
    except AttributeError:
        return given_or_default(instance, name, default)


def given_or_default(instance, name, default):
    if hasattr(instance, '__getattr__'):
        try:
            return instance.__getattr__(name)
        except AttributeError:
            return default
    return default


@constant_parameters('name')
def has_by_running(instance, name):
    """Whether it has what it may have, or a property gives."""
    try:
        getattr(instance, name)
    except AttributeError:
        return has_given(instance, name)
    return True


def has_given(instance, name):
    if hasattr(instance, '__getattr__'):
        try:
            instance.__getattr__(name)
        except AttributeError:
            return False
        return True
    return False


@constant_parameters('names')
def attribute_of_name_or_given(instance, name, names):
    try:
        return attribute_of_name(instance, name, names)
    except AttributeError as error:
        missing = error
    return given(instance, name, missing)


@constant_parameters('names')
def attribute_of_name_or_default(instance, name, default, names):
    try:
        return attribute_of_name(instance, name, names)
    except AttributeError:
        return given_or_default(instance, name, default)


@constant_parameters('names')
def has_attribute_of_name_or_given(instance, name, names):
    return has_attribute_of_name(instance, name, names) or has_given(instance, name)


@constant_parameters('names', 'reserved', 'has_extras')
def attribute_by_name_or_given(instance, name, names, reserved, has_extras):
    try:
        return attribute_by_name(instance, name, names, reserved, has_extras)
    except AttributeError as error:
        missing = error
    return given(instance, name, missing)


@constant_parameters('function', 'names', 'reserved', 'has_extras')
def with_attribute_by_name_or_given(instance, name, function, rest, names, reserved, has_extras):
    if len(names) > 0:
        if name == names[0]:
            return function(attribute_or_given(instance, names[0]), rest)
        return with_attribute_by_name_or_given(instance, name, function, rest, names[1:], reserved, has_extras)
    if has_attribute_by_name(instance, name, (), reserved, has_extras):
        return with_attribute_by_name(instance, name, function, rest, (), reserved, has_extras)
    return function(instance.__getattr__(name), rest)


@constant_parameters('names', 'reserved', 'has_extras')
def attribute_by_name_or_default(instance, name, default, names, reserved, has_extras):
    try:
        return attribute_by_name(instance, name, names, reserved, has_extras)
    except AttributeError:
        return given_or_default(instance, name, default)


@constant_parameters('names', 'reserved', 'has_extras')
def method_by_name_or_given(instance, name, names, reserved, has_extras):
    try:
        return method_by_name(instance, name, names, reserved, has_extras)
    except AttributeError as error:
        missing = error
    return given(instance, name, missing)


@constant_parameters('names', 'reserved', 'has_extras')
def method_by_name_or_default(instance, name, default, names, reserved, has_extras):
    try:
        return method_by_name(instance, name, names, reserved, has_extras)
    except AttributeError:
        return given_or_default(instance, name, default)


@constant_parameters('names', 'reserved', 'has_extras')
def has_attribute_by_name_or_given(instance, name, names, reserved, has_extras):
    return has_attribute_by_name(instance, name, names, reserved, has_extras) or has_given(instance, name)
