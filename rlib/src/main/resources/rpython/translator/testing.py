"""Finds and runs tests as pytest does, as far as tests of translated functions need it: functions and methods that are called `test…` in files that are called `test_….py`, asserts, `raises`, `skip`, `mark.skipif`, `mark.xfail`, `mark.parametrize`, `setup_method`, `teardown_method`."""
import itertools
import os
import re
import sys
import time
import types

from rpython.translator import sessions


class Skipped(BaseException):
    """A test does not apply."""


class Failed(AssertionError):
    """A test says itself that it fails."""


class ExceptionInfo:
    """What a block that was to raise did raise."""

    value = None

    @property
    def type(self):
        return type(self.value)

    def match(self, pattern):
        if not re.search(pattern, str(self.value)):
            raise Failed(f'{pattern!r} does not match {str(self.value)!r}')


class _Raises:
    def __init__(self, exception_class, match=None):
        self.exception_class = exception_class
        self.match = match
        self.info = ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, its_class, value, its_traceback):
        if value is None:
            raise Failed(f'{self.exception_class!r} was to be raised')
        if not isinstance(value, self.exception_class):
            return False
        self.info.value = value
        if self.match is not None:
            self.info.match(self.match)
        return True


def raises(exception_class, function=None, *arguments, match=None, **keywords):
    """As pytest's: a context, or, with a function, a call."""
    context = _Raises(exception_class, match)
    if function is None:
        return context
    with context as info:
        function(*arguments, **keywords)
    return info


def skip(reason=''):
    raise Skipped(reason)


def fail(reason=''):
    raise Failed(reason)


def approx(value, rel=1e-6, abs=1e-12):
    return _Approximately(value, rel, abs)


class _Approximately:
    def __init__(self, value, relative, absolute):
        self.value = value
        self.tolerance = max(relative * abs(value), absolute)

    def __eq__(self, other):
        return abs(other - self.value) <= self.tolerance

    def __repr__(self):
        return f'{self.value} ± {self.tolerance}'


class _Marks:
    """`mark.NAME(…)` notes itself on the test."""

    def __getattr__(self, name):
        def marking(*arguments, **keywords):
            def marked(test):
                test.marks = [(name, arguments, keywords), *getattr(test, 'marks', [])]
                return test
            if len(arguments) == 1 and not keywords and callable(arguments[0]):
                test, arguments = arguments[0], ()
                return marked(test)
            return marked
        return marking


def _stand_in():
    """The module that tests import as pytest, where there is none."""
    module = types.ModuleType('pytest')
    module.__dict__.update(raises=raises, skip=skip, fail=fail, approx=approx, mark=_Marks())
    return module


def _files(path):
    if os.path.isfile(path):
        yield path
        return
    for folder, folders, names in os.walk(path):
        folders.sort()
        yield from (os.path.join(folder, name) for name in sorted(names) if name.startswith('test_') and name.endswith('.py'))


def _module(path):
    name = os.path.splitext(os.path.basename(path))[0]
    module = types.ModuleType(name)
    module.__file__ = os.path.abspath(path)
    sys.modules[name] = module
    sys.path.insert(0, os.path.dirname(module.__file__))
    try:
        with open(path, 'rb') as file:
            exec(compile(file.read(), module.__file__, 'exec', dont_inherit=True), module.__dict__)
    finally:
        sys.path.pop(0)
    return module


class Test:
    """A test with its arguments.

    :param function: the function, or the name of a method of `its_class`
    """

    def __init__(self, name, function, its_class=None, keywords=()):
        self.name = name
        self.function = function
        self.its_class = its_class
        self.keywords = dict(keywords)

    def run(self):
        if self.its_class is None:
            self.function(**self.keywords)
            return
        instance = self.its_class()
        method = getattr(instance, self.function)
        getattr(instance, 'setup_method', lambda _: None)(method)
        try:
            method(**self.keywords)
        finally:
            getattr(instance, 'teardown_method', lambda _: None)(method)

    def marks(self, name):
        own = getattr(self.its_class, self.function) if self.its_class else self.function
        return [(arguments, keywords) for test in (own, self.its_class) for marked, arguments, keywords in getattr(test, 'marks', []) if marked == name]


def _variants(test):
    """The test with each choice of the arguments that its marks ask for."""
    choices = []
    for (names, values), _ in test.marks('parametrize'):
        names = [name.strip() for name in names.split(',')] if isinstance(names, str) else list(names)
        choices.append([list(zip(names, value if len(names) > 1 else (value,))) for value in values])
    for chosen in itertools.product(*choices):
        keywords = [pair for pairs in chosen for pair in pairs]
        suffix = '-'.join(str(value) for _, value in keywords)
        yield Test(test.name + (f'[{suffix}]' if keywords else ''), test.function, test.its_class, keywords)


def tests_of(module):
    """The tests of a module, in the order in which they are defined."""
    for name, each in list(vars(module).items()):
        if name.startswith('test') and isinstance(each, types.FunctionType):
            yield from _variants(Test(name, each))
        elif name.startswith('Test') and isinstance(each, type):
            names = {method: None for ancestor in reversed(each.__mro__) for method in vars(ancestor) if method.startswith('test')}
            for method in names:
                yield from _variants(Test(f'{name}.{method}', method, each))


def _outcome(test):
    """A word for what became of a test, and the exception that it failed with, or None."""
    for arguments, keywords in test.marks('skip'):
        return 'skipped', None
    for (condition, *_), keywords in test.marks('skipif'):
        if condition:
            return 'skipped', None
    is_to_fail = any(not arguments or arguments[0] for arguments, _ in test.marks('xfail'))
    try:
        test.run()
    except Skipped:
        return 'skipped', None
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as exception:
        return ('skipped', None) if is_to_fail else ('failed', exception)
    return 'passed', None


def run(paths):
    """Runs all tests, and tells what became of them. :return: the exit status: 0, 1 if a test failed, 2 if there is no such file, 5 if there is no test"""
    sys.modules.setdefault('pytest', _stand_in())
    counts = {'passed': 0, 'failed': 0, 'skipped': 0}
    begin = time.time()
    for path in paths:
        if not os.path.exists(path):
            print(f'serpentine: there is no file {path!r}', file=sys.stderr)
            return 2
        for file in _files(path):
            _run_file(file, counts)
    failed = counts['failed']
    print(f'{counts["passed"]} passed, {failed} failed' + (f', {counts["skipped"]} skipped' if counts['skipped'] else ''))
    print(f'in {time.time() - begin:.1f} s', file=sys.stderr)
    return 1 if failed else 0 if any(counts.values()) else 5


def _run_file(file, counts):
    try:
        module = _module(file)
    except Skipped:
        counts['skipped'] += 1
        return
    except Exception as exception:
        counts['failed'] += 1
        print(f'{file}: cannot be imported')
        sessions.tell_traceback(exception, sys.stdout)
        return
    for test in tests_of(module):
        outcome, exception = _outcome(test)
        counts[outcome] += 1
        if exception is not None:
            print(f'{file}: {test.name} failed')
            sessions.tell_traceback(exception, sys.stdout)
        sys.stdout.flush()
