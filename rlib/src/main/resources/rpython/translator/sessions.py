"""What the commands `serpentine shell`, `script` and `pytest` do in the embedded Python. Each function returns the exit status."""
import ast
import code
import os
import sys
import traceback
import types

from rpython.translator import defaults
from rpython.translator.interactive import TranslationError


_PACKAGE = os.path.dirname(os.path.dirname(__file__)) + os.sep

# What the embedded Python says of an input that may go on, where Python itself says that it is incomplete.
_MAY_GO_ON = ('was never closed', 'unterminated triple-quoted')


def _may_go_on(source):
    """Whether something is open at the end of an input, or it is a compound statement, which a blank line ends."""
    try:
        statements = ast.parse(source).body
    except SyntaxError as error:
        return any(words in str(error) for words in _MAY_GO_ON)
    except ValueError:
        return False
    return statements != [] and hasattr(statements[-1], 'body') and not source.endswith('\n')


def _status_of(exit):
    if exit.code is None:
        return 0
    if isinstance(exit.code, int):
        return exit.code & 255
    print(exit.code, file=sys.stderr)
    return 1


def run_script(engine, path, *arguments):
    """Runs a file as Python does, as the module `__main__`."""
    defaults.engine = engine
    module = types.ModuleType('__main__')
    module.__file__ = path
    sys.modules['__main__'] = module
    sys.argv[:] = [path, *arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    try:
        with open(path, 'rb') as file:
            source = file.read()
        exec(compile(source, os.path.abspath(path), 'exec', dont_inherit=True), module.__dict__)
        return 0
    except SystemExit as exit:
        return _status_of(exit)
    except BaseException as exception:
        tell_traceback(exception, sys.stderr)
        return 1
    finally:
        sys.stdout.flush()


def tell_traceback(exception, stream):
    """Python's traceback, without functions that are none of the user's."""
    told = traceback.TracebackException.from_exception(exception)
    told.stack[:] = [frame for frame in told.stack if not frame.filename.startswith(_PACKAGE) and frame.filename != code.__file__]
    if isinstance(exception, TranslationError):
        # What the translator says has places of its own.
        print(*told.stack.format(), exception, sep='', end='', file=stream)
    else:
        print(*told.format(), sep='', end='', file=stream)


def run_tests(engine, *paths):
    """Runs the tests of files and folders; see `rpython.translator.testing`."""
    from rpython.translator import testing
    defaults.engine = engine
    return testing.run(paths or ('.',))


class Prompt(code.InteractiveConsole):
    """The prompt, on a terminal or on a stream of lines."""

    def __init__(self, read_line):
        super().__init__(sys.modules['__main__'].__dict__, '<prompt>')
        self.read_line = read_line
        self.entered = 0
        exec('from rpython.translator.interactive import Translation\nfrom rpython.rtyper.test.tool import interpret, interpret_raises', self.locals)

    def raw_input(self, prompt=''):
        line = self.read_line(prompt)
        if line is None:
            raise SystemExit(0)
        return line

    def runsource(self, source, filename='<prompt>', symbol='single'):
        # A name of its own for each input, so that functions are found back in theirs.
        return _may_go_on(source) or super().runsource(source, f'input {self.entered + 1}', symbol)

    def runcode(self, its_code):
        self.entered += 1
        super().runcode(its_code)

    def showtraceback(self):
        tell_traceback(sys.exception(), sys.stderr)


def run_prompt(engine, read_line, greeting):
    """Reads and carries out lines until they end. :param read_line: takes the prompt, gives a line or None"""
    defaults.engine = engine
    prompt = Prompt(read_line)
    try:
        prompt.interact(greeting, '')
        return 0
    except SystemExit as exit:
        return _status_of(exit)


def completions(text):
    """The names that a text at the end of a line can become."""
    import rlcompleter
    completer = rlcompleter.Completer(sys.modules['__main__'].__dict__)
    found = []
    while (each := completer.complete(text, len(found))) is not None:
        found.append(each)
    return found
