"""Marks an iterable whose loop the translator unrolls."""


class unrolling_iterable:
    _unroll_ = True

    def __init__(self, iterable):
        self._items = list(iterable)

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return len(self._items)


class unrolling_int(int):
    pass
