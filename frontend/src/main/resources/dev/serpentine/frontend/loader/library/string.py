"""How string.Formatter looks up what a field names: where no argument of a call has attributes or items, its fields may have none either, and only the run tells."""

from _string import formatter_field_name_split

__all__ = []


def _item(value, index):
    if not hasattr(value, '__getitem__'):
        raise TypeError("'" + type(value).__name__ + "' object is not subscriptable")
    if isinstance(index, str):
        if isinstance(value, str):
            raise TypeError("string indices must be integers, not 'str'")
        if isinstance(value, (list, tuple)):
            raise TypeError(type(value).__name__ + ' indices must be integers or slices, not str')
    return value[index]


def get_field(self, field_name, args, kwargs):
    """As in string.Formatter."""
    first, rest = formatter_field_name_split(field_name)
    found = self.get_value(first, args, kwargs)
    for is_attribute, name in rest:
        found = getattr(found, name) if is_attribute else _item(found, name)
    return found, first


_item._annspecialcase_ = 'specialize:argtype(0,1)'
original.Formatter.get_field = get_field
