"""What the commands `serpentine shell`, `script` and `pytest` do in the embedded Python. Each function returns the exit status."""
import code
import os
import sys
import traceback
import types

from rpython.translator import defaults


def _status_of(exit):
    if exit.code is None:
        return 0
    if isinstance(exit.code, int):
        return exit.code & 255
    print(exit.code, file=sys.stderr)
    return 1


def run_script(backend, path, *arguments):
    """Runs a file as Python does, as the module `__main__`."""
    defaults.backend = backend
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
        _print_from(exception, __file__)
        return 1
    finally:
        sys.stdout.flush()


def _print_from(exception, own_file):
    """Python's traceback, without what lies above the code of the user."""
    entry = exception.__traceback__
    while entry is not None and entry.tb_frame.f_code.co_filename == own_file:
        entry = entry.tb_next
    traceback.print_exception(type(exception), exception, entry)


def run_tests(backend, *paths):
    """Runs the tests of files and folders; see `rpython.translator.testing`."""
    from rpython.translator import testing
    defaults.backend = backend
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
            raise EOFError
        return line

    def runsource(self, source, filename='<prompt>', symbol='single'):
        # A name of its own for each input, so that functions are found back in theirs.
        self.entered += 1
        return super().runsource(source, f'<input {self.entered}>', symbol)


def run_prompt(backend, read_line, greeting):
    """Reads and carries out lines until they end. :param read_line: takes the prompt, gives a line or None"""
    defaults.backend = backend
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
