"""vars(x) and x.__dict__: the attributes of an instance, in the order in which it got them.

The layouts are of the classes that it may be of, those below before those above: the class, the attributes that all its instances get first, in that order, and those of which each instance tells in which order it has
got them, and whether it may have others that the program names nowhere. An attribute is a pair of its name and its key in the dict.
"""

from rpython.rtyper.special_methods import attributes_of, forget_attribute as remove_attribute, forget_in_dict, set_in_dict, store_attribute
from serpentine_system import guards
from serpentine_system.registry import constant_parameters


@constant_parameters('layouts', 'asked')
def as_dict(instance, asked, layouts):
    if instance is None:
        raise without_dict(asked)
    return filled(instance, layouts)


@constant_parameters('asked')
def without_dict(asked):
    if asked == 'vars':
        return TypeError('vars() argument must have __dict__ attribute')
    return AttributeError("'NoneType' object has no attribute '__dict__'")


@constant_parameters('layouts')
def filled(instance, layouts):
    if len(layouts) == 1:
        return dict_of(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    if isinstance(instance, layouts[0][0]):
        return dict_of(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    return filled(instance, layouts[1:])


@constant_parameters('first', 'later', 'has_extras')
def dict_of(instance, first, later, has_extras):
    result = {}
    put_each(result, instance, first)
    if len(later) > 0 or has_extras:
        for name in noted(instance):
            put(result, instance, name, later, has_extras)
    return result


@constant_parameters('attributes')
def put_each(result, instance, attributes):
    if len(attributes) > 0:
        if hasattr(instance, attributes[0][0]):
            result[attributes[0][1]] = getattr(instance, attributes[0][0])
        put_each(result, instance, attributes[1:])


@constant_parameters('attributes', 'has_extras')
def put(result, instance, name, attributes, has_extras):
    """The attribute of that name, if it is one of these."""
    if len(attributes) > 0:
        if name == attributes[0][0]:
            result[attributes[0][1]] = getattr(instance, attributes[0][0])
        else:
            put(result, instance, name, attributes[1:], has_extras)
    elif has_extras and has_extra(instance, name):
        result[name] = instance.__attribute_extras__[name]


def noted(instance):
    """The names of what an instance has noted."""
    order = instance.__attribute_order__
    if order is None:
        return []
    return order.split('\0')


@constant_parameters('name')
def note_attribute(instance, value, name):
    """instance.name = value."""
    note(instance, name)
    store_attribute(instance, name, value)


def note(instance, name):
    order = instance.__attribute_order__
    if order is None:
        store_attribute(instance, '__attribute_order__', '\0' + name + '\0')
    elif '\0' + name + '\0' not in order:
        store_attribute(instance, '__attribute_order__', order + name + '\0')


@constant_parameters('name')
def forget_attribute(instance, name):
    """del instance.name, of an instance that has noted it."""
    remove_attribute(instance, name)
    unnote(instance, name)


def unnote(instance, name):
    store_attribute(instance, '__attribute_order__', instance.__attribute_order__.replace('\0' + name + '\0', '\0'))


def has_extra(instance, name):
    """Whether an instance has an attribute that the program names nowhere."""
    extras = instance.__attribute_extras__
    return extras is not None and name in extras


@constant_parameters('is_noted')
def set_extra(instance, name, value, is_noted):
    extras = instance.__attribute_extras__
    if extras is None:
        extras = {}
        store_attribute(instance, '__attribute_extras__', extras)
    extras[name] = value
    if is_noted:
        note(instance, name)


@constant_parameters('is_noted')
def forget_extra(instance, name, is_noted):
    del instance.__attribute_extras__[name]
    if is_noted:
        unnote(instance, name)


@constant_parameters('asked')
def each_of_keys(instance, asked):
    if instance is None:
        raise without_dict(asked)
    return keys_one_by_one(instance)


@constant_parameters('asked')
def each_of_values(instance, asked):
    if instance is None:
        raise without_dict(asked)
    return values_one_by_one(instance)


@constant_parameters('asked')
def each_of_items(instance, asked):
    if instance is None:
        raise without_dict(asked)
    return items_one_by_one(instance)


def keys_one_by_one(instance):
    size = attributes_of(instance, 'size', None)
    for key in attributes_of(instance, 'keys', None):
        yield key
        require_size(instance, size)


def values_one_by_one(instance):
    size = attributes_of(instance, 'size', None)
    for key in attributes_of(instance, 'keys', None):
        yield attributes_of(instance, 'value', key)
        require_size(instance, size)


def items_one_by_one(instance):
    size = attributes_of(instance, 'size', None)
    for key in attributes_of(instance, 'keys', None):
        yield key, attributes_of(instance, 'value', key)
        require_size(instance, size)


def require_size(instance, size):
    if attributes_of(instance, 'size', None) != size:
        raise RuntimeError('dictionary changed size during iteration')


@constant_parameters('layouts')
def keys_of(instance, unused, layouts):
    if len(layouts) == 1:
        return list_of_keys(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    if isinstance(instance, layouts[0][0]):
        return list_of_keys(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    return keys_of(instance, unused, layouts[1:])


@constant_parameters('first', 'later', 'has_extras')
def list_of_keys(instance, first, later, has_extras):
    keys = []
    add_each_key(keys, instance, first)
    if len(later) > 0 or has_extras:
        for name in noted(instance):
            add_key(keys, instance, name, later, has_extras)
    return keys


@constant_parameters('attributes')
def add_each_key(keys, instance, attributes):
    if len(attributes) > 0:
        if hasattr(instance, attributes[0][0]):
            keys.append(attributes[0][1])
        add_each_key(keys, instance, attributes[1:])


@constant_parameters('attributes', 'has_extras')
def add_key(keys, instance, name, attributes, has_extras):
    if len(attributes) > 0:
        if name == attributes[0][0]:
            keys.append(attributes[0][1])
        else:
            add_key(keys, instance, name, attributes[1:], has_extras)
    elif has_extras and has_extra(instance, name):
        keys.append(name)


@constant_parameters('layouts')
def value_of(instance, key, layouts):
    if len(layouts) == 1:
        return value_of_one(instance, key, layouts[0][1] + layouts[0][2], layouts[0][3])
    if isinstance(instance, layouts[0][0]):
        return value_of_one(instance, key, layouts[0][1] + layouts[0][2], layouts[0][3])
    return value_of(instance, key, layouts[1:])


@constant_parameters('attributes', 'has_extras')
def value_of_one(instance, key, attributes, has_extras):
    """Where the key is certainly one of these."""
    if len(attributes) > 0:
        if key == attributes[0][1]:
            return getattr(instance, attributes[0][0])
        return value_of_one(instance, key, attributes[1:], has_extras)
    if has_extras and has_extra(instance, key):
        return instance.__attribute_extras__[key]
    raise KeyError(key)


@constant_parameters('key', 'layouts')
def entry_of(instance, key, layouts):
    """vars(instance)[key]; of a key that is known only what instances hold by that is looked at."""
    if len(layouts) == 1:
        return entry_of_one(instance, key, layouts[0][1] + layouts[0][2], layouts[0][3])
    if isinstance(instance, layouts[0][0]):
        return entry_of_one(instance, key, layouts[0][1] + layouts[0][2], layouts[0][3])
    return entry_of(instance, key, layouts[1:])


@constant_parameters('key', 'attributes', 'has_extras')
def entry_of_one(instance, key, attributes, has_extras):
    if len(attributes) > 0:
        if key == attributes[0][1]:
            if hasattr(instance, attributes[0][0]):
                return getattr(instance, attributes[0][0])
            raise KeyError(key)
        return entry_of_one(instance, key, attributes[1:], has_extras)
    if has_extras and has_extra(instance, key):
        return instance.__attribute_extras__[key]
    raise KeyError(key)


@constant_parameters('layouts')
def size_of(instance, unused, layouts):
    """What becomes more when the instance gets an attribute."""
    if len(layouts) == 1:
        return size_of_one(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    if isinstance(instance, layouts[0][0]):
        return size_of_one(instance, layouts[0][1], layouts[0][2], layouts[0][3])
    return size_of(instance, unused, layouts[1:])


@constant_parameters('first', 'later', 'has_extras')
def size_of_one(instance, first, later, has_extras):
    if len(later) > 0 or has_extras:
        return count(instance, first) + len(noted(instance))
    return count(instance, first)


@constant_parameters('attributes')
def count(instance, attributes):
    if len(attributes) == 0:
        return 0
    if hasattr(instance, attributes[0][0]):
        return 1 + count(instance, attributes[1:])
    return count(instance, attributes[1:])


def update_attributes(instance, found):
    """vars(instance).update(found)."""
    if isinstance(found, dict):
        update_by_entries(instance, found)
    else:
        update_by_entries(instance, dict(found))


def update_by_entries(instance, entries):
    for name in entries:
        if not isinstance(name, str):
            raise TypeError("attribute name must be string, not '" + guards.name_of(name) + "'")
        set_in_dict(instance, name, entries[name])


@constant_parameters('name')
def put_attribute(instance, value, name):
    """instance.name = value, of an instance that has nothing to note."""
    store_attribute(instance, name, value)


@constant_parameters('name')
def drop_attribute(instance, name):
    """del instance.name, of an instance that has noted nothing."""
    remove_attribute(instance, name)


@constant_parameters('name', 'beside', 'classes', 'is_noted', 'is_noted_beside')
def put_by_class(instance, value, name, beside, classes, is_noted, is_noted_beside):
    """vars(instance)[name] = value, where only these classes have a property or a descriptor by that name."""
    if isinstance(instance, classes):
        put_entry(instance, value, beside, is_noted_beside)
    else:
        put_entry(instance, value, name, is_noted)


@constant_parameters('name', 'is_noted')
def put_entry(instance, value, name, is_noted):
    if is_noted:
        note_attribute(instance, value, name)
    else:
        put_attribute(instance, value, name)


@constant_parameters('name', 'beside', 'classes', 'is_noted', 'is_noted_beside')
def drop_by_class(instance, name, beside, classes, is_noted, is_noted_beside):
    """The same of del vars(instance)[name], which is there."""
    if isinstance(instance, classes):
        drop_entry(instance, beside, is_noted_beside)
    else:
        drop_entry(instance, name, is_noted)


@constant_parameters('name', 'is_noted')
def drop_entry(instance, name, is_noted):
    if is_noted:
        forget_attribute(instance, name)
    else:
        drop_attribute(instance, name)


@constant_parameters('name')
def delete_entry(instance, name):
    """del vars(instance)[name]."""
    attributes_of(instance, 'entry', name)
    forget_in_dict(instance, name)


@constant_parameters('name')
def pop_entry(instance, name):
    """vars(instance).pop(name)."""
    value = attributes_of(instance, 'entry', name)
    forget_in_dict(instance, name)
    return value


@constant_parameters('name')
def pop_entry_or(instance, name, default):
    try:
        value = attributes_of(instance, 'entry', name)
    except KeyError:
        return default
    forget_in_dict(instance, name)
    return value


@constant_parameters('name')
def default_attribute(instance, name, value):
    """vars(instance).setdefault(name, value)."""
    try:
        return attributes_of(instance, 'entry', name)
    except KeyError:
        set_in_dict(instance, name, value)
        return value
