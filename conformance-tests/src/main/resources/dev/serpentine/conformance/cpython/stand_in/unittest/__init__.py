"""A unittest that can be translated: each assertion is specialised for the place that makes it, and says nothing but that it failed."""

import sys
import types

from rpython.rlib.objectmodel import specialize


# The interface to C is CPython's own.
HIDDEN = ('_testcapi', '_testinternalcapi', '_testlimitedcapi', '_testbuffer', '_testmultiphase')
for name in HIDDEN:
    sys.modules[name] = None


class SkipTest(Exception):
    pass


def _skipped(reason):
    def decorate(test):
        test.skipped_because = reason
        return test
    return decorate


def skip(reason):
    if callable(reason):
        return _skipped('no reason given')(reason)
    return _skipped(reason)


def skipIf(condition, reason):
    return _skipped(reason) if condition else lambda test: test


def skipUnless(condition, reason):
    return skipIf(not condition, reason)


def expectedFailure(test):
    return _skipped('it is expected to fail')(test)


class Missing(types.ModuleType):
    """Something that has no stand-in: it may be named, but not used. As a decorator it skips what it decorates."""

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return Missing(self.__name__ + '.' + name)

    def __call__(self, *arguments, **keywords):
        if len(arguments) == 1 and not keywords and callable(arguments[0]) and not isinstance(arguments[0], Missing):
            return skip('it needs ' + self.__name__)(arguments[0])
        return self

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __mro_entries__(self, bases):
        return ()


mock = sys.modules['unittest.mock'] = Missing('unittest.mock')
sys.modules['doctest'] = Missing('doctest')


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return Missing('unittest.' + name)


_raises_contexts = {}


@specialize.memo()
def _raises_context(expected):
    """The class of the context managers that await exceptions of a class, or of one of a tuple of classes."""
    if expected not in _raises_contexts:
        class RaisesContext:
            def __init__(self):
                self.exception = None

            def __enter__(self):
                return self

            def __exit__(self, kind, value, traceback):
                if value is None:
                    raise AssertionError('nothing was raised')
                if isinstance(value, expected):
                    self.exception = value
                    return True
                return False
        _raises_contexts[expected] = RaisesContext
    return _raises_contexts[expected]


_raises_message_contexts = {}


@specialize.memo()
def _raises_message_context(expected):
    """The same, printing the message, which is so compared with Python's whole."""
    if expected not in _raises_message_contexts:
        class RaisesMessageContext:
            def __init__(self):
                self.exception = None

            def __enter__(self):
                return self

            def __exit__(self, kind, value, traceback):
                if value is None:
                    raise AssertionError('nothing was raised')
                if isinstance(value, expected):
                    print('raised:', str(value))
                    self.exception = value
                    return True
                return False
        _raises_message_contexts[expected] = RaisesMessageContext
    return _raises_message_contexts[expected]


class _NoContext:
    """Does nothing: translated programs do not warn, and parts of tests are not told apart."""

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = None

    def __init__(self, methodName='runTest'):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @specialize.call_location()
    def addCleanup(self, function, *arguments):
        # Each method is run in a process of its own.
        pass

    @specialize.call_location()
    def enterContext(self, cm):
        return cm.__enter__()

    def subTest(self, msg=None, **params):
        return _NoContext()

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise AssertionError('fail() was called')

    @specialize.call_location()
    def assertTrue(self, expr, msg=None):
        if not expr:
            raise AssertionError('it is not true')

    @specialize.call_location()
    def assertFalse(self, expr, msg=None):
        if expr:
            raise AssertionError('it is not false')

    @specialize.call_location()
    def assertEqual(self, first, second, msg=None):
        if not first == second:
            raise AssertionError('they are not equal')

    @specialize.call_location()
    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            raise AssertionError('they are equal')

    assertListEqual = assertTupleEqual = assertSetEqual = assertDictEqual = assertMultiLineEqual = assertEqual

    @specialize.call_location()
    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        if not len(seq1) == len(seq2):
            raise AssertionError('their lengths differ')
        for i in range(len(seq1)):
            if not seq1[i] == seq2[i]:
                raise AssertionError('their items differ')

    @specialize.call_location()
    def assertLess(self, a, b, msg=None):
        if not a < b:
            raise AssertionError('it is not less')

    @specialize.call_location()
    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            raise AssertionError('it is not less or equal')

    @specialize.call_location()
    def assertGreater(self, a, b, msg=None):
        if not a > b:
            raise AssertionError('it is not greater')

    @specialize.call_location()
    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            raise AssertionError('it is not greater or equal')

    @specialize.call_location()
    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            raise AssertionError('it is another object')

    @specialize.call_location()
    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            raise AssertionError('it is the same object')

    @specialize.call_location()
    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            raise AssertionError('it is not None')

    @specialize.call_location()
    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            raise AssertionError('it is None')

    @specialize.call_location()
    def assertIn(self, member, container, msg=None):
        if member not in container:
            raise AssertionError('it is not in it')

    @specialize.call_location()
    def assertNotIn(self, member, container, msg=None):
        if member in container:
            raise AssertionError('it is in it')

    @specialize.call_location()
    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            raise AssertionError('it is no instance')

    @specialize.call_location()
    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            raise AssertionError('it is an instance')

    @specialize.call_location()
    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        difference = abs(first - second)
        if delta is not None:
            if not difference <= delta:
                raise AssertionError('they differ by more than the delta')
        else:
            if not round(difference, 7 if places is None else places) == 0:
                raise AssertionError('they differ by too much')

    @specialize.call_location()
    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if not first == second:
            difference = abs(first - second)
            if delta is not None:
                if difference > delta:
                    return
            else:
                if round(difference, 7 if places is None else places) != 0:
                    return
        raise AssertionError('they differ by too little')

    @specialize.call_location()
    def assertCountEqual(self, first, second, msg=None):
        left = list(first)
        right = list(second)
        for item in left:
            if left.count(item) != right.count(item):
                raise AssertionError('they have other items')
        if len(left) != len(right):
            raise AssertionError('their lengths differ')

    @specialize.call_location()
    def assertRaises(self, expected_exception, msg=None):
        return _raises_context(expected_exception)()

    @specialize.call_location()
    def assertWarns(self, expected_warning, msg=None):
        return _NoContext()

    @specialize.call_location()
    def assertWarnsRegex(self, expected_warning, expected_regex, msg=None):
        return _NoContext()

    @specialize.call_location()
    def assertRaisesRegex(self, expected_exception, expected_regex, msg=None):
        return _raises_message_context(expected_exception)()


def main(*arguments, **keywords):
    pass
