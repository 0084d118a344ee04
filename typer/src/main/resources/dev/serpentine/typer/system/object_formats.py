"""Replacement fields with a conversion and a specification."""

from serpentine_system import str_format, str_repr


def format_plainly(self):
    return format(self, '')


def format_r(self, spec):
    return str_format.__format__(repr(self), spec)


def format_s(self, spec):
    return str_format.__format__(str(self), spec)


def format_a(self, spec):
    return str_format.__format__(str_repr.escaped_beyond_ascii(repr(self)), spec)
