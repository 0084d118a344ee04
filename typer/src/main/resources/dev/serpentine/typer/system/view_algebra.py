"""Operators of views of a dict's keys, and of sets with these: all make a set."""

from serpentine_system import contents, set_algebra


def is_view(x):
    """Of the operands of these operators: one is a view."""
    return not set_algebra.is_set(x)


def view_as_set(view):
    """Of a view, and of what stands for one: room for all keys is made at once."""
    result = set()
    if set_algebra.is_set(view):
        set_algebra.merge(result, view)
    else:
        result._reserve(len(view))
        for key in view:
            result._add(key)
    return result


def __or__(self, other):
    result = view_as_set(self)
    set_algebra.update_from(result, other)
    return result


def __and__(self, other):
    if is_view(self):
        return common(self, other)
    else:
        return common(other, self)


def common(view, other):
    other = contents.of_set(other)
    if isinstance(other, set):
        if len(view) <= len(other):
            return set_algebra.common(other, view)
    elif is_view(other):
        if len(other) > len(view):
            return those_in(view, other)
    return those_in(other, view)


def those_in(items, view):
    result = set()
    for item in items:
        if item in view:
            result._add(item)
    return result


def __sub__(self, other):
    result = view_as_set(self)
    set_algebra.take_out(result, other)
    return result


def __xor__(self, other):
    result = view_as_set(self)
    set_algebra.toggle_all(result, other)
    return result
