"""getattr, setattr and hasattr with names that only the run tells: one of some names that are known when the program is translated, or none that the object has."""

from serpentine_system.registry import constant_parameters


@constant_parameters('names')
def attribute_of_name(instance, name, names):
    if len(names) > 0:
        if name == names[0]:
            return getattr(instance, names[0])
        return attribute_of_name(instance, name, names[1:])
    raise AttributeError("'" + type(instance).__name__ + "' object has no attribute '" + name + "'")


@constant_parameters('names')
def attribute_of_name_or(instance, name, default, names):
    if len(names) > 0:
        if name == names[0]:
            return getattr(instance, names[0], default)
        return attribute_of_name_or(instance, name, default, names[1:])
    return default


@constant_parameters('names')
def set_attribute_of_name(instance, name, value, names):
    """Where the name is certainly one of these."""
    if len(names) == 1 or name == names[0]:
        setattr(instance, names[0], value)
    else:
        set_attribute_of_name(instance, name, value, names[1:])


@constant_parameters('names')
def has_attribute_of_name(instance, name, names):
    if len(names) > 0:
        if name == names[0]:
            return hasattr(instance, names[0])
        return has_attribute_of_name(instance, name, names[1:])
    return False


@constant_parameters('classes')
def is_of_one(instance, classes):
    """hasattr of what only some classes have."""
    return isinstance(instance, classes)
