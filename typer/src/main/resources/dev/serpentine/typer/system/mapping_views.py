"""types.MappingProxyType: what lets a mapping be read, and not be changed."""

from types import MappingProxyType as MappingProxy


class mappingproxy:
    def __init__(self, mapping):
        self._mapping = mapping

    @staticmethod
    def _state_of_(original):
        """A view hands its mapping to whatever it is compared with."""
        found = []

        class Compared:
            def __eq__(self, other):
                found.append(other)
                return True

        return {'_mapping': found[0] if original == Compared() else None}

    def __getitem__(self, key):
        return self._mapping[key]

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        return iter(self._mapping)

    def __reversed__(self):
        return reversed(self._mapping)

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return 'mappingproxy(' + repr(self._mapping) + ')'

    def __str__(self):
        return str(self._mapping)

    def __eq__(self, other):
        return self._mapping == other

    def __or__(self, other):
        if isinstance(other, MappingProxy):
            return self._mapping | other._mapping
        return self._mapping | other

    def __ror__(self, other):
        return other | self._mapping

    def get(self, key, default=None):
        return self._mapping.get(key, default)

    def keys(self):
        return self._mapping.keys()

    def values(self):
        return self._mapping.values()

    def items(self):
        return self._mapping.items()

    def copy(self):
        return self._mapping.copy()
