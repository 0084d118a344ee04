"""
unittest as a script uses it. Which tests there are is known while the program is translated: each is an object that is there when the program starts, with a function that makes the
case and runs its method. Each assertion is specialised for the place that makes it. Of a failure is told what was asserted, without a traceback.
"""

import inspect
import logging
import re
import sys
import time
import warnings
from functools import partial

from rpython.rlib.objectmodel import specialize
from serpentine_results import Lines, TestResult, TextTestResult

__all__ = ['TestResult', 'TextTestResult', 'TestCase', 'IsolatedAsyncioTestCase', 'TestSuite', 'TextTestRunner', 'TestLoader', 'main', 'defaultTestLoader', 'SkipTest', 'skip', 'skipIf', 'skipUnless', 'expectedFailure']


class SkipTest(Exception):
    """Raised in a test that is to be skipped."""


def _skipped(reason):
    def decorate(test):
        test._skipped_because_ = reason
        return test
    return decorate


def skip(reason):
    if inspect.isfunction(reason):
        return _skipped('')(reason)
    return _skipped(reason)


def skipIf(condition, reason):
    return _skipped(reason) if condition else lambda test: test


def skipUnless(condition, reason):
    return skipIf(not condition, reason)


def expectedFailure(test):
    test._is_expected_to_fail_ = True
    return test


class _Named:
    """What results tell of: what is no test of its own has a name that says what it is."""

    def __init__(self, described):
        self.described = described

    failureException = AssertionError

    def id(self):
        return self.described

    def __str__(self):
        return self.described

    def shortDescription(self):
        return None


class _Test(_Named):
    """One test, as it is there when the program starts."""

    def __init__(self, its_class, name):
        self.name = name
        self._testMethodName = name
        self.of_class = its_class.__qualname__
        self.of_module = its_class.__module__
        method = getattr(its_class, name)
        self.described = (method.__doc__ or '').strip().split('\n')[0].strip()
        self.reason = getattr(method, '_skipped_because_', getattr(its_class, '_skipped_because_', None))
        self.is_to_fail = hasattr(method, '_is_expected_to_fail_')
        self.begin, self.end = _brackets_of(its_class)
        self.run = _run_of(its_class, name, method)

    def id(self):
        return self.of_module + '.' + self.of_class + '.' + self.name

    def __str__(self):
        return self.name + ' (' + self.id() + ')'

    def shortDescription(self):
        return self.described or None

    def countTestCases(self):
        return 1


_brackets = {}


def _brackets_of(its_class):
    """What is done before the first test of a class, and behind the last one."""
    if its_class not in _brackets:
        def begin():
            its_class.setUpClass()

        def end():
            its_class.tearDownClass()
        _brackets[its_class] = begin, end
    return _brackets[its_class]


def _run_of(its_class, name, method):
    if inspect.iscoroutinefunction(method):
        import asyncio

        async def steps(case):
            case.setUp()
            await case.asyncSetUp()
            try:
                await method(case)
            finally:
                await case.asyncTearDown()
                case.tearDown()

        def run(result, test):
            case = its_class(name)
            case._result = result
            case._test = test
            try:
                asyncio.run(steps(case))
            finally:
                case.doCleanups()
            return case._has_failed
        return run

    def run(result, test):
        case = its_class(name)
        case._result = result
        case._test = test
        try:
            case.setUp()
            try:
                method(case)
            finally:
                case.tearDown()
        finally:
            case.doCleanups()
        return case._has_failed
    return run


class TestSuite:
    """Tests, in their order."""

    def __init__(self, tests=()):
        self._tests = []
        for each in tests:
            self.addTest(each)

    def addTest(self, test):
        if isinstance(test, TestSuite):
            self._tests.extend(test._tests)
        else:
            self._tests.append(test)

    def addTests(self, tests):
        for each in tests:
            self.addTest(each)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return len(self._tests)

    def run(self, result, debug=False):
        place = 0
        while place < len(self._tests) and not result.shouldStop:
            first = self._tests[place]
            end = place
            while end < len(self._tests) and self._tests[end].begin is first.begin:
                end += 1
            _run_class(self._tests[place:end], result)
            place = end
        return result

    def __call__(self, result):
        return self.run(result)


def _run_class(tests, result):
    """Those of one class."""
    if any(test.reason is None for test in tests):
        try:
            tests[0].begin()
        except SkipTest as skipped:
            result.addSkip(_around('setUpClass', tests[0]), str(skipped))
            return
        except Exception as error:
            result.addError(_around('setUpClass', tests[0]), (type(error), error, None))
            return
    for test in tests:
        if result.shouldStop:
            break
        _run_test(test, result)
    try:
        tests[0].end()
    except Exception as error:
        result.addError(_around('tearDownClass', tests[0]), (type(error), error, None))


def _around(step, test):
    return _Named(step + ' (' + test.of_module + '.' + test.of_class + ')')


def _run_test(test, result):
    if test.reason is not None:
        result.addSkip(test, test.reason)
    else:
        result.startTest(test)
        try:
            has_failed = test.run(result, test)
        except SkipTest as skipped:
            result.addSkip(test, str(skipped))
        except Exception as error:
            if test.is_to_fail:
                result.addExpectedFailure(test, (type(error), error, None))
            elif isinstance(error, AssertionError):
                result.addFailure(test, (type(error), error, None))
            else:
                result.addError(test, (type(error), error, None))
        else:
            if not has_failed:
                if test.is_to_fail:
                    result.addUnexpectedSuccess(test)
                else:
                    result.addSuccess(test)
    result.stopTest(test)


_suites = {}


@specialize.memo()
def _suite_of_class(its_class):
    if its_class not in _suites:
        made = TestSuite()
        made._tests = [_Test(its_class, name) for name in sorted(dir(its_class)) if name.startswith('test') and callable(getattr(its_class, name))]
        _suites[its_class] = made
    return _suites[its_class]


@specialize.memo()
def _suite_of_module(name):
    """Those of all classes of a module, which has all its classes by then."""
    if name not in _suites:
        made = TestSuite()
        module = sys.modules[name]
        for each in dir(module):
            found = getattr(module, each)
            if isinstance(found, type) and issubclass(found, TestCase) and found not in (TestCase, IsolatedAsyncioTestCase):
                made.addTest(_suite_of_class(found))
        _suites[name] = made
    return _suites[name]


@specialize.memo()
def _suite_of_known_module(module):
    return _suite_of_module(module.__name__)


class TextTestRunner:
    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None, *, tb_locals=False, durations=None):
        self.stream = Lines(sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.resultclass = TextTestResult if resultclass is None else resultclass

    def run(self, test):
        result = self.resultclass(self.stream, self.descriptions, self.verbosity)
        result.failfast = self.failfast
        began = time.perf_counter()
        result.startTestRun()
        test.run(result)
        result.stopTestRun()
        taken = time.perf_counter() - began
        result.printErrors()
        ran = result.testsRun
        self.stream.writeln('-' * 70)
        self.stream.writeln(f'Ran {ran} test{"" if ran == 1 else "s"} in {taken:.3f}s')
        self.stream.writeln()
        self.stream.writeln(_summary(result))
        self.stream.flush()
        return result


def _summary(result):
    counts = [('failures', len(result.failures)), ('errors', len(result.errors)), ('skipped', len(result.skipped)), ('expected failures', len(result.expectedFailures)),
              ('unexpected successes', len(result.unexpectedSuccesses))]
    told = ', '.join(f'{name}={count}' for name, count in counts if count)
    if result.wasSuccessful():
        word = 'OK' if result.testsRun or result.skipped else 'NO TESTS RAN'
    else:
        word = 'FAILED'
    return word + ' (' + told + ')' if told else word


class TestLoader:
    @specialize.arg(1)
    def loadTestsFromTestCase(self, testCaseClass):
        return _suite_of_class(testCaseClass)

    @specialize.arg(1)
    def loadTestsFromModule(self, module):
        return _suite_of_known_module(module)

    @specialize.arg(1)
    def getTestCaseNames(self, testCaseClass):
        return [test.name for test in _suite_of_class(testCaseClass)]


defaultTestLoader = TestLoader()


class TestProgram:
    """What main() gives where it is not to exit."""

    def __init__(self, result):
        self.result = result


def _is_meant(test, names):
    for name in names:
        if name == test.of_class or name == test.of_class + '.' + test.name or name == test.of_module + '.' + test.of_class:
            return True
    return not names


@specialize.arg(0)
def main(module='__main__', defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader, exit=True, verbosity=1, failfast=False, catchbreak=None, buffer=None, warnings=None):
    names = []
    for argument in (sys.argv if argv is None else argv)[1:]:
        if argument in ('-v', '--verbose'):
            verbosity = 2
        elif argument in ('-q', '--quiet'):
            verbosity = 0
        elif argument in ('-f', '--failfast'):
            failfast = True
        elif argument.startswith('-'):
            sys.stderr.write('unittest: ' + argument + ' is not known\n')
            sys.exit(2)
        else:
            names.append(argument)
    suite = TestSuite()
    suite._tests = [test for test in _suite_of_module(module)._tests if _is_meant(test, names)]
    result = TextTestRunner(verbosity=verbosity, failfast=failfast).run(suite)
    if exit:
        if result.testsRun == 0 and not result.skipped:
            sys.exit(5)
        sys.exit(0 if result.wasSuccessful() else 1)
    return TestProgram(result)


_raises_contexts = {}


@specialize.memo()
def _raises_context(expected):
    """The class of the context managers that await exceptions of a class, or of one of a tuple of classes."""
    if expected not in _raises_contexts:
        name = expected.__name__ if isinstance(expected, type) else '(' + ', '.join(each.__name__ for each in expected) + ')'

        class RaisesContext:
            def __init__(self, matches, pattern):
                self.exception = None
                self._matches = matches
                self._pattern = pattern

            def __enter__(self):
                return self

            def __exit__(self, kind, value, traceback):
                if value is None:
                    raise AssertionError(name + ' not raised')
                if not isinstance(value, expected):
                    return False
                if not self._matches(str(value)):
                    raise AssertionError('"' + self._pattern + '" does not match "' + str(value) + '"')
                self.exception = value
                return True
        _raises_contexts[expected] = RaisesContext
    return _raises_contexts[expected]


_warns_contexts = {}


@specialize.memo()
def _warns_context(expected):
    """The same for warnings."""
    if expected not in _warns_contexts:
        class WarnsContext:
            def __init__(self, matches):
                self._matches = matches
                self._recording = warnings.catch_warnings(record=True)
                self.warnings = []

            def __enter__(self):
                self.warnings = self._recording.__enter__()
                warnings.simplefilter('always')
                return self

            def __exit__(self, kind, value, traceback):
                self._recording.__exit__(kind, value, traceback)
                if value is not None:
                    return False
                for each in self.warnings:
                    if isinstance(each.message, expected) and self._matches(str(each.message)):
                        return False
                raise AssertionError(expected.__name__ + ' not triggered')
        _warns_contexts[expected] = WarnsContext
    return _warns_contexts[expected]


class _KeepsRecords(logging.Handler):
    """What is logged within a block, as the block's case asks for it."""

    def __init__(self):
        super().__init__()
        self.records = []
        self.output = []
        self.setFormatter(logging.Formatter('%(levelname)s:%(name)s:%(message)s'))

    def emit(self, record):
        self.records.append(record)
        self.output.append(self.format(record))


class _LogsContext:
    def __init__(self, logger, level, is_expected):
        self._logger = logger
        self._level = level
        self._is_expected = is_expected
        self._keeper = _KeepsRecords()
        self._handlers = []
        self._usual_level = logging.NOTSET
        self._propagates = True

    def __enter__(self):
        logger = self._logger
        self._handlers, self._usual_level, self._propagates = logger.handlers, logger.level, logger.propagate
        logger.handlers = [self._keeper]
        logger.setLevel(self._level)
        logger.propagate = False
        return self._keeper

    def __exit__(self, kind, value, traceback):
        logger = self._logger
        logger.handlers = self._handlers
        logger.propagate = self._propagates
        logger.setLevel(self._usual_level)
        if value is not None:
            return False
        level = logging.getLevelName(self._level)
        if self._is_expected and not self._keeper.records:
            raise AssertionError(f'no logs of level {level} or higher triggered on {logger.name}')
        if not self._is_expected and self._keeper.records:
            raise AssertionError('Unexpected logs found: ' + repr(self._keeper.output))
        return False


@specialize.call_location()
def _logs_context(logger, level, is_expected):
    asked = logger if isinstance(logger, logging.Logger) else logging.getLogger(logger)
    number = logging.INFO if level is None else logging.getLevelNamesMapping()[level] if isinstance(level, str) else level
    return _LogsContext(asked, number, is_expected)


def _any_text(text):
    return True


class _SubTest:
    """A part of a test, behind whose failure the test goes on."""

    def __init__(self, case, description):
        self._case = case
        self._description = description

    def __enter__(self):
        return None

    def __exit__(self, kind, value, traceback):
        if value is None or isinstance(value, SkipTest) or not isinstance(value, Exception) or self._case._test.is_to_fail:
            return False
        self._case._has_failed = True
        self._case._result.addSubTest(self._case._test, _Named(str(self._case._test) + ' ' + self._description), (type(value), value, None))
        return True


class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = None

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        self._cleanups = []
        self._has_failed = False
        self._result = None
        self._test = None

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def setUp(self):
        pass

    def tearDown(self):
        pass

    def id(self):
        return type(self).__module__ + '.' + type(self).__qualname__ + '.' + self._testMethodName

    def __str__(self):
        return self._testMethodName + ' (' + self.id() + ')'

    def shortDescription(self):
        return None if self._test is None else self._test.shortDescription()

    def countTestCases(self):
        return 1

    @specialize.call_location()
    def addCleanup(self, function, /, *arguments, **keywords):
        self._cleanups.append(partial(function, *arguments, **keywords))

    def doCleanups(self):
        while self._cleanups:
            self._cleanups.pop()()

    @specialize.call_location()
    def enterContext(self, cm):
        result = cm.__enter__()
        self._cleanups.append(lambda: cm.__exit__(None, None, None))
        return result

    @specialize.call_location()
    def subTest(self, msg=None, **params):
        told = ', '.join([key + '=' + repr(value) for key, value in params.items()])
        described = '' if msg is None else '[' + str(msg) + ']'
        if told:
            described = described + ' (' + told + ')' if described else '(' + told + ')'
        return _SubTest(self, described or '(<subtest>)')

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise AssertionError('None' if msg is None else msg)

    @specialize.call_location()
    def _refuse(self, what, msg):
        raise AssertionError(what if msg is None else what + ' : ' + str(msg))

    @specialize.call_location()
    def assertTrue(self, expr, msg=None):
        if not expr:
            self._refuse(repr(expr) + ' is not true', msg)

    @specialize.call_location()
    def assertFalse(self, expr, msg=None):
        if expr:
            self._refuse(repr(expr) + ' is not false', msg)

    @specialize.call_location()
    def assertEqual(self, first, second, msg=None):
        if not first == second:
            self._refuse(repr(first) + ' != ' + repr(second), msg)

    @specialize.call_location()
    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._refuse(repr(first) + ' == ' + repr(second), msg)

    assertListEqual = assertTupleEqual = assertSetEqual = assertDictEqual = assertMultiLineEqual = assertEqual

    @specialize.call_location()
    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        if not list(seq1) == list(seq2):
            self._refuse('Sequences differ: ' + repr(seq1) + ' != ' + repr(seq2), msg)

    @specialize.call_location()
    def assertLess(self, a, b, msg=None):
        if not a < b:
            self._refuse(repr(a) + ' not less than ' + repr(b), msg)

    @specialize.call_location()
    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self._refuse(repr(a) + ' not less than or equal to ' + repr(b), msg)

    @specialize.call_location()
    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self._refuse(repr(a) + ' not greater than ' + repr(b), msg)

    @specialize.call_location()
    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self._refuse(repr(a) + ' not greater than or equal to ' + repr(b), msg)

    @specialize.call_location()
    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self._refuse(repr(expr1) + ' is not ' + repr(expr2), msg)

    @specialize.call_location()
    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self._refuse('unexpectedly identical: ' + repr(expr1), msg)

    @specialize.call_location()
    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self._refuse(repr(obj) + ' is not None', msg)

    @specialize.call_location()
    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self._refuse('unexpectedly None', msg)

    @specialize.call_location()
    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._refuse(repr(member) + ' not found in ' + repr(container), msg)

    @specialize.call_location()
    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._refuse(repr(member) + ' unexpectedly found in ' + repr(container), msg)

    @specialize.call_location()
    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            self._refuse(repr(obj) + ' is not an instance of ' + repr(cls), msg)

    @specialize.call_location()
    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            self._refuse(repr(obj) + ' is an instance of ' + repr(cls), msg)

    @specialize.call_location()
    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        difference = abs(first - second)
        if delta is not None:
            if not difference <= delta:
                self._refuse(f'{first!r} != {second!r} within {delta!r} delta ({difference!r} difference)', msg)
        else:
            digits = 7 if places is None else places
            if not round(difference, digits) == 0:
                self._refuse(f'{first!r} != {second!r} within {digits!r} places ({difference!r} difference)', msg)

    @specialize.call_location()
    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if not first == second:
            difference = abs(first - second)
            if delta is not None:
                if difference > delta:
                    return
            elif round(difference, 7 if places is None else places) != 0:
                return
        self._refuse(f'{first!r} == {second!r} within the places or delta', msg)

    @specialize.call_location()
    def assertCountEqual(self, first, second, msg=None):
        left = list(first)
        right = list(second)
        if len(left) != len(right) or any(left.count(item) != right.count(item) for item in left):
            self._refuse('Element counts were not equal: ' + repr(left) + ' and ' + repr(right), msg)

    @specialize.call_location()
    def assertRegex(self, text, expected_regex, msg=None):
        if re.search(expected_regex, text) is None:
            self._refuse("Regex didn't match: not found in " + repr(text), msg)

    @specialize.call_location()
    def assertNotRegex(self, text, unexpected_regex, msg=None):
        if re.search(unexpected_regex, text) is not None:
            self._refuse('Regex matched: in ' + repr(text), msg)

    @specialize.call_location()
    def assertRaises(self, expected_exception, *args, **kwargs):
        if len(args) == 0:
            return _raises_context(expected_exception)(_any_text, '')
        with _raises_context(expected_exception)(_any_text, ''):
            args[0](*args[1:], **kwargs)
        return None

    @specialize.call_location()
    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        pattern = re.compile(expected_regex)
        context = _raises_context(expected_exception)(lambda text: pattern.search(text) is not None, expected_regex)
        if len(args) == 0:
            return context
        with context:
            args[0](*args[1:], **kwargs)
        return None

    @specialize.call_location()
    def assertWarns(self, expected_warning, msg=None):
        return _warns_context(expected_warning)(_any_text)

    @specialize.call_location()
    def assertWarnsRegex(self, expected_warning, expected_regex, msg=None):
        pattern = re.compile(expected_regex)
        return _warns_context(expected_warning)(lambda text: pattern.search(text) is not None)

    @specialize.call_location()
    def assertLogs(self, logger=None, level=None):
        return _logs_context(logger, level, True)

    @specialize.call_location()
    def assertNoLogs(self, logger=None, level=None):
        return _logs_context(logger, level, False)


class IsolatedAsyncioTestCase(TestCase):
    """Whose methods may be coroutines."""

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass
