"""What platform tells of the system that a program is translated for, which are constants; what only the machine that runs it knows is not there."""

import sys

__all__ = ['system', 'machine', 'architecture', 'python_implementation', 'python_version', 'python_version_tuple']

_SYSTEM = original.system()
_MACHINE = original.machine()
_VERSION = tuple([str(part) for part in sys.version_info[:3]])


def system():
    """As in platform."""
    return _SYSTEM


def machine():
    """As in platform."""
    return _MACHINE


def architecture(executable=sys.executable, bits='', linkage=''):
    """As in platform, of the program itself."""
    return bits or '64bit', linkage or 'ELF'


def python_implementation():
    """The one that a translated program behaves as."""
    return 'CPython'


def python_version():
    """As in platform."""
    return '.'.join(_VERSION)


def python_version_tuple():
    """As in platform."""
    return _VERSION
