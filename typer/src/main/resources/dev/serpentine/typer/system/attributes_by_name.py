"""getattr, setattr, delattr and hasattr with names that only the run tells: one of some names that are known when the program is translated, or none that the object has.

Where nothing is known of a name, reserved is a text of other names that the class has, each between two zero characters; an attribute that the program names nowhere is one of the extras.
"""

from rpython.rtyper.special_methods import name_in_errors, set_in_dict
from serpentine_system.attribute_dicts import forget_extra, has_extra, set_extra
from serpentine_system.registry import constant_parameters

NAMES_OF_NONE = '\0' + '\0'.join(dir(None)) + '\0'


@constant_parameters('names')
def attribute_of_name(instance, name, names):
    if len(names) > 0:
        if name == names[0]:
            return getattr(instance, names[0])
        return attribute_of_name(instance, name, names[1:])
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


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


@constant_parameters('names', 'classes')
def has_all_attributes(value, names, classes):
    """isinstance() with a protocol to which attributes belong that are no methods; these classes have all of them."""
    if len(classes) > 0 and isinstance(value, classes):
        return True
    return has_each(value, names)


@constant_parameters('names')
def has_each(value, names):
    if len(names) > 0:
        return hasattr(value, names[0]) and has_each(value, names[1:])
    return True


def is_instance_of_one(value, classes):
    """isinstance() with a tuple of which only the run tells which classes it holds."""
    for each in classes:
        if isinstance(value, each):
            return True
    return False


def is_subclass_of_one(value, classes):
    """The same of issubclass()."""
    for each in classes:
        if issubclass(value, each):
            return True
    return False


@constant_parameters('tested')
def is_class_and_below(value, tested):
    """issubclass() of one of several callables, some of which are no classes."""
    if not isinstance(value, type):
        raise TypeError('issubclass() arg 1 must be a class')
    return issubclass(value, tested)


@constant_parameters('classes')
def is_of_one(instance, classes):
    """hasattr of what only some classes have."""
    return isinstance(instance, classes)


@constant_parameters('name', 'classes')
def attribute_of_one_or(instance, name, default, classes):
    """getattr of what only these classes have."""
    if len(classes) > 0:
        if isinstance(instance, classes[0]):
            return getattr(instance, name)
        return attribute_of_one_or(instance, name, default, classes[1:])
    return default


def refuse_attribute_by_name(value, name, values, methods):
    """setattr of a value of a built-in type; the names of its attributes and of its methods, each between two zero characters."""
    kind = name_in_errors(type(value))
    if '\0' + name + '\0' in values:
        raise AttributeError("attribute '" + name + "' of '" + kind + "' objects is not writable")
    if '\0' + name + '\0' in methods:
        raise AttributeError("'" + kind + "' object attribute '" + name + "' is read-only")
    raise AttributeError("'" + kind + "' object has no attribute '" + name + "'")


def refuse_field_by_name(value, name, fields, others):
    """setattr of a named tuple; the names of its fields and of what else its class has, each between two zero characters."""
    if '\0' + name + '\0' in fields:
        raise AttributeError("can't set attribute")
    refuse_attribute_by_name(value, name, '', others)


def refuse_name_of_function(function, name):
    raise TypeError("an attribute of a function with a name that only the run tells, '" + name + "', is not supported")


def is_reserved(instance, name, reserved):
    """Whether the object has what is not asked for by name here; None has of it what its own type has."""
    return '\0' + name + '\0' in reserved and (instance is not None or '\0' + name + '\0' in NAMES_OF_NONE)


@constant_parameters('names', 'reserved', 'has_extras')
def attribute_by_name(instance, name, names, reserved, has_extras):
    if len(names) > 0:
        if name == names[0]:
            return getattr(instance, names[0])
        return attribute_by_name(instance, name, names[1:], reserved, has_extras)
    if has_extras and instance is not None and has_extra(instance, name):
        return instance.__attribute_extras__[name]
    if is_reserved(instance, name, reserved):
        raise TypeError("getattr() of '" + name + "' with a name that only the run tells is not supported")
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('function', 'names', 'reserved', 'has_extras')
def with_attribute_by_name(instance, name, function, rest, names, reserved, has_extras):
    """A function's result for an attribute, which it gets with the rest."""
    if len(names) > 0:
        if name == names[0]:
            return function(getattr(instance, names[0]), rest)
        return with_attribute_by_name(instance, name, function, rest, names[1:], reserved, has_extras)
    if has_extras and instance is not None and has_extra(instance, name):
        return function(instance.__attribute_extras__[name], rest)
    if is_reserved(instance, name, reserved):
        raise TypeError("'" + name + "' of a '" + name_in_errors(type(instance)) + "' object is looked up by constant names only")
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('names', 'reserved', 'has_extras')
def method_by_name(instance, name, names, reserved, has_extras):
    """What is called."""
    if len(names) > 0:
        if name == names[0]:
            return getattr(instance, names[0])
        return method_by_name(instance, name, names[1:], reserved, has_extras)
    if is_reserved(instance, name, reserved) or has_extras and instance is not None and has_extra(instance, name):
        raise TypeError("calling '" + name + "', which is no method, by a name that only the run tells is not supported")
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('names', 'reserved')
def builtin_method_by_name(value, name, names, reserved):
    """What is called of a value of a built-in type."""
    if len(names) > 0:
        if name == names[0]:
            return getattr(value, names[0])
        return builtin_method_by_name(value, name, names[1:], reserved)
    if '\0' + name + '\0' in reserved:
        raise TypeError("calling '" + name + "' by a name that only the run tells, and no text of the file that calls it, is not supported")
    raise AttributeError("'" + name_in_errors(type(value)) + "' object has no attribute '" + name + "'")


@constant_parameters('names', 'reserved', 'has_extras')
def has_attribute_by_name(instance, name, names, reserved, has_extras):
    if len(names) > 0:
        if name == names[0]:
            return hasattr(instance, names[0])
        return has_attribute_by_name(instance, name, names[1:], reserved, has_extras)
    if has_extras and instance is not None and has_extra(instance, name):
        return True
    return is_reserved(instance, name, reserved)


@constant_parameters('names', 'reserved', 'is_noted')
def set_attribute_by_name(instance, name, value, names, reserved, is_noted):
    if len(names) > 0:
        if name == names[0]:
            setattr(instance, names[0], value)
        else:
            set_attribute_by_name(instance, name, value, names[1:], reserved, is_noted)
    elif is_reserved(instance, name, reserved):
        raise TypeError("setattr() of '" + name + "' with a name that only the run tells is not supported")
    elif instance is None:
        raise AttributeError("'NoneType' object has no attribute '" + name + "'")
    else:
        set_extra(instance, name, value, is_noted)


@constant_parameters('names', 'reserved', 'is_noted')
def set_entry_by_name(instance, name, value, names, reserved, is_noted):
    """vars(instance)[name] = value, whatever the class has by that name."""
    if len(names) > 0:
        if name == names[0]:
            set_in_dict(instance, names[0], value)
        else:
            set_entry_by_name(instance, name, value, names[1:], reserved, is_noted)
    else:
        set_attribute_by_name(instance, name, value, names, reserved, is_noted)


@constant_parameters('names', 'reserved', 'is_noted')
def set_raw_by_name(instance, name, value, names, reserved, is_noted):
    """object.__setattr__(instance, name, value)."""
    if len(names) > 0:
        if name == names[0]:
            object.__setattr__(instance, names[0], value)
        else:
            set_raw_by_name(instance, name, value, names[1:], reserved, is_noted)
    else:
        set_attribute_by_name(instance, name, value, names, reserved, is_noted)


@constant_parameters('names', 'reserved')
def set_slot_by_name(instance, name, value, names, reserved):
    if len(names) > 0:
        if name == names[0]:
            setattr(instance, names[0], value)
        else:
            set_slot_by_name(instance, name, value, names[1:], reserved)
    else:
        refuse_slot(instance, name, reserved)


@constant_parameters('names', 'reserved')
def set_raw_slot_by_name(instance, name, value, names, reserved):
    """object.__setattr__(instance, name, value) of what has slots alone."""
    if len(names) > 0:
        if name == names[0]:
            object.__setattr__(instance, names[0], value)
        else:
            set_raw_slot_by_name(instance, name, value, names[1:], reserved)
    else:
        refuse_slot(instance, name, reserved)


@constant_parameters('reserved')
def refuse_slot(instance, name, reserved):
    if is_reserved(instance, name, reserved):
        raise AttributeError("'" + name_in_errors(type(instance)) + "' object attribute '" + name + "' is read-only")
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('names', 'reserved', 'has_extras', 'is_noted')
def delete_attribute_by_name(instance, name, names, reserved, has_extras, is_noted):
    if len(names) > 0:
        if name == names[0]:
            delattr(instance, names[0])
        else:
            delete_attribute_by_name(instance, name, names[1:], reserved, has_extras, is_noted)
    elif has_extras and instance is not None and has_extra(instance, name):
        forget_extra(instance, name, is_noted)
    elif is_reserved(instance, name, reserved):
        raise TypeError("delattr() of '" + name + "' with a name that only the run tells is not supported")
    else:
        raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('names', 'reserved', 'has_extras', 'is_noted')
def delete_raw_by_name(instance, name, names, reserved, has_extras, is_noted):
    """object.__delattr__(instance, name)."""
    if len(names) > 0:
        if name == names[0]:
            object.__delattr__(instance, names[0])
        else:
            delete_raw_by_name(instance, name, names[1:], reserved, has_extras, is_noted)
    else:
        delete_attribute_by_name(instance, name, names, reserved, has_extras, is_noted)
