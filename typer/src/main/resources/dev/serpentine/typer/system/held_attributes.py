"""Attributes that an instance may hold itself, in the place of a method, a descriptor or a variable that its class has by that name."""

from rpython.rtyper.special_methods import held_attribute, holds_attribute, method_of_class, name_in_errors
from serpentine_system.registry import constant_parameters


@constant_parameters('name')
def held_or_method(instance, name):
    """instance.name: what it holds, or its class's method."""
    if holds_attribute(instance, name):
        return held_attribute(instance, name)
    return method_if_there(instance, name)


@constant_parameters('name')
def method_if_there(instance, name):
    """The method that only some classes have, taken as a value: whether it is there counts now, not when it is called."""
    if instance is not None and hasattr(instance, name):
        return method_of_class(instance, name)
    raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('name')
def held_or_lacking(instance, name):
    """instance.name of a class that has nothing by that name."""
    if holds_attribute(instance, name):
        return held_attribute(instance, name)
    raise lacking_attribute(instance, name)


@constant_parameters('name', 'classes')
def attribute_of_one(instance, name, classes):
    """instance.name, which instances of these of Python's own classes have by system code; others may hold it themselves."""
    if len(classes) > 0:
        if isinstance(instance, classes[0]):
            return getattr(instance, name)
        return attribute_of_one(instance, name, classes[1:])
    return held_or_lacking(instance, name)


@constant_parameters('name')
def lacking_attribute(instance, name):
    return AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")


@constant_parameters('name', 'classes')
def holds_or_is_of_one(instance, name, classes):
    """hasattr(instance, name), where these classes have the method."""
    return holds_attribute(instance, name) or isinstance(instance, classes)


@constant_parameters('descriptor')
def described(descriptor, instance):
    """What a descriptor that asks for the class gives for an instance."""
    return descriptor.__get__(instance, type(instance))


@constant_parameters('descriptor')
def assign_described(descriptor, instance, value):
    descriptor.__set__(instance, value)


@constant_parameters('name')
def without_setter(instance, name):
    return AttributeError("property '" + name + "' of '" + name_in_errors(type(instance)) + "' object has no setter")


def delete_described(descriptor, instance):
    descriptor.__delete__(instance)


def without_delete():
    return AttributeError('__delete__')


@constant_parameters('name')
def without_deleter(instance, name):
    return AttributeError("property '" + name + "' of '" + name_in_errors(type(instance)) + "' object has no deleter")


@constant_parameters('beside', 'name')
def held_or_described(instance, beside, name):
    """instance.name: what it holds, or what its class has: a variable, or what a descriptor says."""
    if hasattr(instance, beside):
        return getattr(instance, beside)
    return getattr(instance, name)


@constant_parameters('beside', 'name')
def has_beside_or_by_class(instance, beside, name):
    """hasattr(instance, name), where the program assigns it on the class and on instances."""
    return hasattr(instance, beside) or hasattr(type(instance), name)


@constant_parameters('beside', 'name')
def delete_beside(instance, beside, name):
    """del instance.name of what it holds beside a descriptor or a variable of its class."""
    if not hasattr(instance, beside):
        raise AttributeError("'" + name_in_errors(type(instance)) + "' object has no attribute '" + name + "'")
    delattr(instance, beside)
