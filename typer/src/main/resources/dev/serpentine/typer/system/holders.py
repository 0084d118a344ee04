"""Attributes of one of several classes, functions or modules that are known, where these have to be told apart."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system.registry import constant_parameters


@constant_parameters('name', 'holders', 'types')
def attribute_by_holder(value, name, holders, types):
    """What one of these has, or what is made at run time and is of one of these types."""
    if len(holders) > 0:
        if value is holders[0]:
            return getattr(holders[0], name)
        return attribute_by_holder(value, name, holders[1:], types)
    if len(types) > 0:
        if isinstance(value, types[0]):
            return getattr(value, name)
        return attribute_by_holder(value, name, holders, types[1:])
    raise_lacking(value, name)


@constant_parameters('name')
def raise_lacking(value, name):
    """Of a class, function, method or module that does not have it."""
    kind = name_in_errors(type(value))
    if isinstance(value, type) or kind == 'module':
        raise AttributeError(described(value) + " has no attribute '" + name + "'")
    # A method asks its function.
    raise AttributeError("'" + ('function' if kind == 'method' else kind) + "' object has no attribute '" + name + "'")


@constant_parameters('name', 'holders', 'types')
def has_attribute_by_holder(value, name, holders, types):
    if len(holders) > 0:
        if value is holders[0]:
            return hasattr(holders[0], name)
        return has_attribute_by_holder(value, name, holders[1:], types)
    return isinstance(value, types)


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


@constant_parameters('holders', 'names', 'reserved')
def attribute_of_holder(value, name, holders, names, reserved):
    """getattr of one of these modules and classes with a name that only the run tells: of each those that may be meant, and what else it has, each between two zero characters."""
    if len(holders) == 1 or value is holders[0]:
        return attribute_of_name_of(holders[0], name, names[0], reserved[0])
    return attribute_of_holder(value, name, holders[1:], names[1:], reserved[1:])


@constant_parameters('holder', 'names', 'reserved')
def attribute_of_name_of(holder, name, names, reserved):
    if len(names) > 0:
        if name == names[0]:
            return getattr(holder, names[0])
        return attribute_of_name_of(holder, name, names[1:], reserved)
    require_unreserved(name, reserved)
    raise AttributeError(described(holder) + " has no attribute '" + name + "'")


@constant_parameters('holders', 'names', 'reserved')
def attribute_of_holder_or(value, name, default, holders, names, reserved):
    """The same with a default."""
    if len(holders) == 1 or value is holders[0]:
        return attribute_of_name_of_or(holders[0], name, default, names[0], reserved[0])
    return attribute_of_holder_or(value, name, default, holders[1:], names[1:], reserved[1:])


@constant_parameters('holder', 'names', 'reserved')
def attribute_of_name_of_or(holder, name, default, names, reserved):
    if len(names) > 0:
        if name == names[0]:
            return getattr(holder, names[0], default)
        return attribute_of_name_of_or(holder, name, default, names[1:], reserved)
    require_unreserved(name, reserved)
    return default


@constant_parameters('holders', 'names', 'assigned')
def has_attribute_of_holder(value, name, holders, names, assigned):
    """hasattr of one of these with a name that only the run tells: of each, what it has and what the program may have assigned."""
    if len(holders) == 1 or value is holders[0]:
        return '\0' + name + '\0' in names[0] or has_assigned(holders[0], name, assigned[0])
    return has_attribute_of_holder(value, name, holders[1:], names[1:], assigned[1:])


@constant_parameters('holder', 'assigned')
def has_assigned(holder, name, assigned):
    if len(assigned) > 0:
        if name == assigned[0]:
            return hasattr(holder, assigned[0])
        return has_assigned(holder, name, assigned[1:])
    return False


@constant_parameters('holders', 'names')
def set_attribute_of_holder(value, name, given, holders, names):
    """setattr of one of these classes with a name that only the run tells: of each those that may be meant."""
    if len(holders) == 1 or value is holders[0]:
        set_attribute_of_name_of(holders[0], name, given, names[0])
    else:
        set_attribute_of_holder(value, name, given, holders[1:], names[1:])


@constant_parameters('holder', 'names')
def set_attribute_of_name_of(holder, name, given, names):
    if len(names) > 0:
        if name == names[0]:
            setattr(holder, names[0], given)
        else:
            set_attribute_of_name_of(holder, name, given, names[1:])
    else:
        raise TypeError("setattr() of '" + name + "' with a name that only the run tells is not supported")


def require_unreserved(name, reserved):
    if '\0' + name + '\0' in reserved:
        raise TypeError("getattr() of '" + name + "' with a name that only the run tells is not supported")


def described(holder):
    if isinstance(holder, type):
        return "type object '" + holder.__name__ + "'"
    return "module '" + holder.__name__ + "'"
