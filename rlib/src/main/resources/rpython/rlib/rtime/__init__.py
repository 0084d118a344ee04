"""Times: `fields` are what times are made of, and their text in the locale C; `zones` reads the time zone database. In Python that can be translated, and runs under plain Python too."""

__all__ = []
