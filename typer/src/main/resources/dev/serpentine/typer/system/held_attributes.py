"""Attributes that an instance may hold itself, in the place of a method or of a descriptor that its class has by that name."""

from rpython.rtyper.special_methods import held_attribute, holds_attribute, method_of_class
from serpentine_system.registry import constant_parameters


@constant_parameters('name')
def held_or_method(instance, name):
    """instance.name: what it holds, or its class's method."""
    if holds_attribute(instance, name):
        return held_attribute(instance, name)
    return method_of_class(instance, name)


@constant_parameters('name', 'classes')
def holds_or_is_of_one(instance, name, classes):
    """hasattr(instance, name), where these classes have the method."""
    return holds_attribute(instance, name) or isinstance(instance, classes)


@constant_parameters('beside', 'name')
def held_or_described(instance, beside, name):
    """instance.name: what it holds, or what the descriptor says that its class has."""
    if hasattr(instance, beside):
        return getattr(instance, beside)
    return getattr(instance, name)
