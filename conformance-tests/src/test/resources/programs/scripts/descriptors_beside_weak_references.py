"""What a class keeps never ends, so that a class with descriptors is there before the script runs, weak references or not."""
from __future__ import annotations

import weakref
from typing import ClassVar


class Text:
    def __set_name__(self, owner, name):
        self.private = "_" + name

    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.private)

    def __set__(self, obj, value):
        if not isinstance(value, str):
            raise TypeError("no text: " + type(value).__name__)
        setattr(obj, self.private, value)


class Medium:
    registry: ClassVar[dict[str, type[Medium]]] = {}
    title = Text()

    def __init_subclass__(cls, /, code=None, **kwargs):
        super().__init_subclass__(**kwargs)
        if code:
            Medium.registry[code] = cls

    def __init__(self, title):
        self.title = title


class Book(Medium, code="B"):
    pass


print(sorted(Medium.registry))
book = Book("Emma")
seen = weakref.ref(book)
print(seen() is book, book.title)
try:
    book.title = 3
except TypeError as error:
    print(error)
del book
print(seen())
