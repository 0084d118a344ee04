"""types.SimpleNamespace: instances hold what they are made with, under its names."""

from types import SimpleNamespace as Namespace


class SimpleNamespace:
    def __init__(self, /, **attributes):
        self.__dict__.update(attributes)

    def __repr__(self):
        shown = [name + '=' + repr(value) for name, value in vars(self).items()]
        name = 'namespace' if type(self) is Namespace else type(self).__name__
        return name + '(' + ', '.join(shown) + ')'

    def __eq__(self, other):
        if isinstance(other, Namespace):
            return vars(self) == vars(other)
        return NotImplemented
