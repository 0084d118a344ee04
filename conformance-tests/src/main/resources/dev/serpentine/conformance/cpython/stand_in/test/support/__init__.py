"""What CPython's tests take from test.support, as far as it can be translated. Anything else may be named, but not used."""

import importlib
import os
import sys
import unittest
from unittest import Missing


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return Missing('test.support.' + name)


for name in ('os_helper', 'threading_helper', 'warnings_helper', 'script_helper', 'socket_helper', 'hashlib_helper', 'logging_helper', 'interpreters'):
    globals()[name] = sys.modules['test.support.' + name] = Missing('test.support.' + name)

os_helper.TESTFN = TESTFN = 'testfile'


def unlink(name):
    try:
        os.remove(name)
    except FileNotFoundError:
        pass


os_helper.unlink = unlink


class check_warnings:
    """A translated program warns of nothing; the reference is run without warnings."""

    def __init__(self, *filters, quiet=True):
        pass

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


warnings_helper.check_warnings = check_warnings
import_helper = sys.modules['test.support.import_helper'] = Missing('test.support.import_helper')
os_helper.FS_NONASCII = ''
import_helper.import_fresh_module = lambda name, fresh=(), blocked=(), deprecated=False: importlib.import_module(name)
testcase = sys.modules['test.support.testcase'] = Missing('test.support.testcase')


def import_module(name, deprecated=False, *, required_on=()):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        if name in unittest.HIDDEN:
            return Missing(name)
        raise unittest.SkipTest(str(error))


import_helper.import_module = import_module

cpython_only = unittest.skip('it is of CPython only')
impl_detail = lambda *arguments, **keywords: cpython_only
refcount_test = no_tracing = requires_docstrings = skip_if_pgo_task = cpython_only
requires_subprocess = requires_fork = requires_legacy_unicode_capi = requires_zlib = requires_limited_api = impl_detail
bigmemtest = bigaddrspacetest = requires_resource = lambda *arguments, **keywords: unittest.skip('it needs a large machine')


def requires_IEEE_754(test):
    return test


def check_impl_detail(**guards):
    return False


def gc_collect():
    pass


verbose = 0
_1M, _1G, _2G, _4G = 1 << 20, 1 << 30, 2 << 30, 4 << 30
SHORT_TIMEOUT = LONG_TIMEOUT = 30
MAX_Py_ssize_t = sys.maxsize
is_emscripten = is_wasi = is_android = is_apple = False
EXCEEDS_RECURSION_LIMIT = 5000
Py_C_RECURSION_LIMIT = 4000
HAVE_DOCSTRINGS = MISSING_C_DOCSTRINGS = False


class TestFailed(Exception):
    pass


class AlwaysEqual:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class NeverEqual:
    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


class Largest:
    def __eq__(self, other):
        return isinstance(other, Largest)

    def __lt__(self, other):
        return False

    def __le__(self, other):
        return isinstance(other, Largest)

    def __gt__(self, other):
        return not isinstance(other, Largest)

    def __ge__(self, other):
        return True


class Smallest:
    def __eq__(self, other):
        return isinstance(other, Smallest)

    def __lt__(self, other):
        return not isinstance(other, Smallest)

    def __le__(self, other):
        return True

    def __gt__(self, other):
        return False

    def __ge__(self, other):
        return isinstance(other, Smallest)


ALWAYS_EQ = AlwaysEqual()
NEVER_EQ = NeverEqual()
LARGEST = Largest()
SMALLEST = Smallest()


def sortdict(mapping):
    return '{' + ', '.join(['%r: %r' % pair for pair in sorted(mapping.items())]) + '}'
