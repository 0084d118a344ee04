"""doctest: the examples of a module are found while the program is translated, and those of each text made a function, in which they are statements; what they print is compared when the program runs."""

import ast
import builtins
import io
import sys
from traceback import format_exception_only, format_tb

from rpython.rlib.objectmodel import specialize, we_are_translated

# The original makes its own of what stands in the middle.
__all__ = ['testmod']

ELLIPSIS = original.ELLIPSIS
TestResults = original.TestResults
_DIVIDER = '*' * 70
_BLANK = '<BLANKLINE>'
_REPORTS = original.REPORT_UDIFF | original.REPORT_CDIFF | original.REPORT_NDIFF | original.REPORT_ONLY_FIRST_FAILURE | original.FAIL_FAST


# While the program is translated


class _Example:
    """An example, and which flags it sets and clears."""

    def __init__(self, example, test):
        self.source = example.source
        self.want = example.want
        self.exc_msg = example.exc_msg
        self.set_flags = 0
        self.clear_flags = 0
        for flag, is_set in example.options.items():
            if is_set:
                self.set_flags |= flag
            else:
                self.clear_flags |= flag
        self.place = 'File "%s", line %s, in %s' % (test.filename, '?' if test.lineno is None else test.lineno + example.lineno + 1, test.name)


class _Test:
    """The examples of a text."""

    def __init__(self, test, namespace):
        kept = [example for example in test.examples if not example.options.get(original.SKIP)]
        self.name = test.name
        self.examples = [_Example(example, test) for example in kept]
        self.run = _function(test.name, kept, namespace) if kept else _nothing


def _nothing(run):
    pass


class _Showing(ast.NodeTransformer):
    """Has the values of statements that are expressions shown, but not within functions and classes."""

    def visit_Expr(self, node):
        shown = ast.Attribute(ast.Name('_run_', ast.Load()), 'show', ast.Load())
        return ast.copy_location(ast.Expr(ast.Call(shown, [node.value], [])), node)

    def visit_FunctionDef(self, node):
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef


def _function(name, examples, namespace):
    lines = ['def _examples_(_run_):']
    lines += ['    %s = globals()[%r]' % (name, name) for name in _taken_from_module(examples) if name in namespace]
    for number, example in enumerate(examples):
        lines += ['    _run_.begin(%d)' % number, '    try:']
        lines += ['        ' + line for line in _statements(example).split('\n')]
        lines += ['    except ' + _handled(example) + ' as _error_:', '        _run_.keep(_error_)', '    _run_.end()']
    made = {}
    # Each has a file of its own: by that, classes in it are found. It is one of the program's, where errors may be meant.
    exec(compile('\n'.join(lines) + '\n', 'doctest ' + name, 'exec'), namespace, made)
    return made['_examples_']


def _taken_from_module(examples):
    """The names that examples read as the module's, and later examples bind anew."""
    read = set()
    bound = set()
    for example in examples:
        loads, stores, changes = _names_in(example)
        read |= (loads - stores | changes) - bound
        bound |= stores
    return sorted(read & bound)


def _names_in(example):
    """Those that are read, bound, and both by one statement."""
    try:
        nodes = list(ast.walk(ast.parse(example.source)))
    except SyntaxError:
        return set(), set(), set()
    names = [node for node in nodes if isinstance(node, ast.Name)]
    changes = {node.target.id for node in nodes if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)}
    return {name.id for name in names if isinstance(name.ctx, ast.Load)}, {name.id for name in names if isinstance(name.ctx, ast.Store)}, changes


def _handled(example):
    """An exception that is wanted is named beside all others: it is meant."""
    name = (example.exc_msg or '').partition(':')[0].strip()
    known = getattr(builtins, name, None)
    return '(%s, Exception)' % name if isinstance(known, type) and issubclass(known, Exception) else 'Exception'


def _statements(example):
    try:
        return ast.unparse(ast.fix_missing_locations(_Showing().visit(ast.parse(example.source)))) or 'pass'
    except SyntaxError as error:
        return 'raise SyntaxError(%r)' % error.msg


@specialize.memo()
def _tests_of(module, name, exclude_empty):
    """A list of tests, by name."""
    module = sys.modules['__main__'] if module is None else module
    tests = sorted(original.DocTestFinder(exclude_empty=exclude_empty).find(module, name))
    return [_Test(test, module.__dict__) for test in tests]


# When it runs


def _indent(text):
    """Four spaces before each line that is not empty."""
    return ''.join(['    ' + line if line.rstrip('\n') else line for line in text.splitlines(True)])


def _without_blank_marks(want):
    lines = want.split('\n')
    return '\n'.join(['' if line.rstrip() == _BLANK else line for line in lines])


def _without_blanks(got):
    lines = got.split('\n')
    return '\n'.join(['' if not line.strip() else line for line in lines])


def _with_blank_marks(got):
    lines = got.split('\n')
    last = len(lines) - 1
    return '\n'.join([_BLANK if i < last and not lines[i].strip(' ') else lines[i] for i in range(len(lines))])


def _matches_ellipsis(want, got):
    """Whether a text is another one in which `...` stands for anything."""
    pieces = want.split('...')
    first = pieces[0]
    last = pieces[-1]
    if len(pieces) == 1:
        return want == got
    if not got.startswith(first) or not got.endswith(last):
        return False
    start = len(first)
    end = len(got) - len(last)
    if start > end:
        return False
    for piece in pieces[1:-1]:
        start = got.find(piece, start, end)
        if start < 0:
            return False
        start += len(piece)
    return True


def _is_as_wanted(want, got, flags):
    if got == want:
        return True
    if not flags & original.DONT_ACCEPT_TRUE_FOR_1:
        if got == 'True\n' and want == '1\n' or got == 'False\n' and want == '0\n':
            return True
    if not flags & original.DONT_ACCEPT_BLANKLINE:
        want = _without_blank_marks(want)
        got = _without_blanks(got)
        if got == want:
            return True
    if flags & original.NORMALIZE_WHITESPACE:
        got = ' '.join(got.split())
        want = ' '.join(want.split())
        if got == want:
            return True
    return bool(flags & ELLIPSIS) and _matches_ellipsis(want, got)


def _difference(want, got, flags):
    if not flags & original.DONT_ACCEPT_BLANKLINE:
        got = _with_blank_marks(got)
    if want and got:
        return 'Expected:\n' + _indent(want) + 'Got:\n' + _indent(got)
    if want:
        return 'Expected:\n' + _indent(want) + 'Got nothing\n'
    return 'Expected nothing\nGot:\n' + _indent(got) if got else 'Expected nothing\nGot nothing\n'


def _without_detail(message):
    """The name of an exception's class, without its module and what it says."""
    name = message.partition('\n')[0].partition(':')[0]
    return name.rpartition('.')[2]


class _Run:
    """What becomes of the tests of a module."""

    def __init__(self, is_verbose, flags):
        self.is_verbose = is_verbose
        self.flags = flags
        self.failures = 0
        self.tries = 0
        self.test = None
        self.example = None
        self.number = 0
        self.error = None
        self.stdout = sys.stdout
        self.buffer = io.StringIO()

    def run(self, test):
        """How many of the test's examples failed."""
        before = self.failures
        self.test = test
        test.run(self)
        return self.failures - before

    def begin(self, number):
        test = self.test
        assert test is not None
        example = test.examples[number]
        self.example = example
        self.number = number
        self.error = None
        self.tries += 1
        if self.is_verbose:
            print('Trying:\n' + _indent(example.source) + ('Expecting:\n' + _indent(example.want) if example.want else 'Expecting nothing\n'), end='')
        self.stdout = sys.stdout
        self.buffer = io.StringIO()
        sys.stdout = self.buffer

    @specialize.argtype(1)
    def show(self, value):
        """As the prompt does."""
        if value is not None:
            print(repr(value))

    def keep(self, error):
        self.error = error

    def end(self):
        sys.stdout = self.stdout
        got = self.buffer.getvalue()
        if got and not got.endswith('\n'):
            got += '\n'
        example = self.example
        assert example is not None
        flags = (self.flags | example.set_flags) & ~example.clear_flags
        error = self.error
        if error is None:
            self.report(_is_as_wanted(example.want, got, flags), _difference(example.want, got, flags))
        elif example.exc_msg is None:
            self.report(False, 'Exception raised:\n' + _indent(self.told(error)))
        else:
            message = format_exception_only(error)[-1]
            is_as_wanted = _is_as_wanted(example.exc_msg, message, flags)
            if not is_as_wanted and flags & original.IGNORE_EXCEPTION_DETAIL:
                is_as_wanted = _is_as_wanted(_without_detail(example.exc_msg), _without_detail(message), flags)
            self.report(is_as_wanted, _difference(example.want, got + self.told(error), flags))

    def told(self, error):
        """The traceback, with the example as its first place, but for the place in doctest that runs it."""
        test = self.test
        example = self.example
        assert test is not None and example is not None
        text = 'Traceback (most recent call last):\n  File "<doctest ' + test.name + '[' + str(self.number) + ']>", line 1, in <module>\n    ' + example.source.partition('\n')[0] + '\n'
        tb = error.__traceback__
        if tb is not None:
            text += ''.join(format_tb(tb.tb_next))
        return text + ''.join(format_exception_only(error))

    def report(self, is_as_wanted, difference):
        example = self.example
        assert example is not None
        if is_as_wanted:
            if self.is_verbose:
                print('ok')
            return
        self.failures += 1
        print(_DIVIDER + '\n' + example.place + '\nFailed example:\n' + _indent(example.source) + difference, end='')


def _print_names(names, counts, title):
    if names:
        print(str(len(names)) + ' ' + title)
        for i in range(len(names)):
            print(counts[i] + names[i])


def _summarize(run, tests, failures):
    no_tests = [test.name for test in tests if not test.examples]
    if run.is_verbose:
        _print_names(no_tests, ['    '] * len(no_tests), 'items had no tests:')
        passed = [tests[i] for i in range(len(tests)) if tests[i].examples and not failures[i]]
        _print_names([test.name for test in passed], [' %3d tests in ' % len(test.examples) for test in passed], 'items passed all tests:')
    failed = [i for i in range(len(tests)) if failures[i]]
    if failed:
        print(_DIVIDER)
        _print_names([tests[i].name for i in failed], [' %3d of %3d in ' % (failures[i], len(tests[i].examples)) for i in failed], 'items had failures:')
    if run.is_verbose:
        print(run.tries, 'tests in', len(tests), 'items.')
        print(run.tries - run.failures, 'passed and', run.failures, 'failed.')
    if run.failures:
        print('***Test Failed*** ' + str(run.failures) + ' failures.')
    elif run.is_verbose:
        print('Test passed.')


@specialize.arg_or_var(0, 1, 8)
def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False, exclude_empty=False):
    """As in doctest."""
    if not we_are_translated():
        return original.testmod(m, name, globs, verbose, report, optionflags, extraglobs, raise_on_error, exclude_empty)
    if globs is not None or extraglobs is not None or raise_on_error or optionflags & _REPORTS:
        raise NotImplementedError('doctest.testmod with globs, extraglobs, raise_on_error and flags of reports is not supported')
    run = _Run('-v' in sys.argv if verbose is None else bool(verbose), optionflags)
    tests = _tests_of(m, name, exclude_empty)
    failures = [run.run(test) for test in tests]
    if report:
        _summarize(run, tests, failures)
    return TestResults(run.failures, run.tries)
