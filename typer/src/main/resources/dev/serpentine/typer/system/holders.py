"""Attributes of one of several classes, functions or modules that are known, where these have to be told apart."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system.registry import constant_parameters


@constant_parameters('name', 'holders')
def attribute_by_holder(value, name, holders):
    if len(holders) > 0:
        if value is holders[0]:
            return getattr(holders[0], name)
        return attribute_by_holder(value, name, holders[1:])
    if isinstance(value, type):
        raise AttributeError("type object '" + value.__name__ + "' has no attribute '" + name + "'")
    raise AttributeError("'" + name_in_errors(type(value)) + "' object has no attribute '" + name + "'")


@constant_parameters('name', 'holders')
def has_attribute_by_holder(value, name, holders):
    if len(holders) > 0:
        if value is holders[0]:
            return hasattr(holders[0], name)
        return has_attribute_by_holder(value, name, holders[1:])
    return False


@constant_parameters('name', 'classes')
def set_attribute_by_holder(value, name, given, classes):
    if len(classes) == 1 or value is classes[0]:
        setattr(classes[0], name, given)
    else:
        set_attribute_by_holder(value, name, given, classes[1:])


@constant_parameters('name')
def attribute_of_class(instance, name):
    """What an instance has from its class."""
    if not hasattr(type(instance), name):
        raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")
    return getattr(type(instance), name)


@constant_parameters('name')
def class_has_attribute(instance, name):
    return hasattr(type(instance), name)


@constant_parameters('places', 'name', 'asked')
def variable_of_first(places, name, asked):
    """What a class has that is asked for it: what the first of these classes holds that has it itself."""
    if len(places) > 0:
        if has_own_variable(places[0], name):
            return own_variable(places[0], name)
        return variable_of_first(places[1:], name, asked)
    raise AttributeError("type object '" + asked.__name__ + "' has no attribute '" + name + "'")


@constant_parameters('places', 'name', 'asked')
def has_variable_of_some(places, name, asked):
    if len(places) > 0:
        return has_own_variable(places[0], name) or has_variable_of_some(places[1:], name, asked)
    return False


@constant_parameters('place', 'name')
def own_variable(place, name):
    """Of the class itself, not of those that it inherits from."""
    return getattr(place, name)


@constant_parameters('place', 'name')
def has_own_variable(place, name):
    return hasattr(place, name)
