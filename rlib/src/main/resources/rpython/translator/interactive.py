"""RPython's interactive translation: `t = Translation(f, [int, str])`, then `t.annotate()`, `t.rtype()`, `t.view()`, `t.compile_c()` and so on."""
import inspect
import secrets
import sys

import _serpentine

from rpython.translator import calls

BACKENDS = ('c', 'llvm', 'jvm', 'cli')
INTERPRETERS = ('interpreter', 'interpreter-oo')


class TranslationError(Exception):
    """A function cannot be translated; the text is what the translator says."""


class Compiled:
    """A function that was translated, in a process that is started by the first call and stays up for the next ones."""

    def __init__(self, translation, backend):
        self.translation = translation
        self.backend = backend
        self.mark = _new_mark()
        self.number = None
        self._start()

    def _start(self):
        self.number = self.translation.ask_for(_serpentine.start, ['--backend=' + self.backend], self.mark)

    def __call__(self, *arguments):
        if self.number is None:
            self._start()
        printed, answer = _serpentine.ask(self.number, self.translation.line_of(arguments))
        sys.stdout.write(printed)
        if isinstance(answer, int):
            self.close()
        return calls.result_of(self.translation.entry_point, answer)

    def close(self):
        """Ends the process."""
        if self.number is not None:
            _serpentine.stop(self.number)
            self.number = None

    def __repr__(self):
        return f'<{self.translation.name} translated to {self.backend}>'


def _new_mark():
    """Nothing that a program prints by chance; without a zero, which words of a command line cannot hold."""
    return '\x02' + secrets.token_hex(16) + '\x03'


class Translation:
    """The translation of a function, as far as it is asked for.

    :param entry_point: the function
    :param argtypes: the types of its arguments, as `int`, `list[str]` or `[str]`, `(int, float)`; without them its type hints say
    :param options: options of `serpentine translate`, without their dashes: `gc='generational'`, `unchecked=True`, `int='unbounded'`
    """

    def __init__(self, entry_point, argtypes=None, policy=None, **options):
        self.entry_point = entry_point
        self.name = getattr(entry_point, '__name__', repr(entry_point))
        self.backend = options.pop('backend', 'c')
        self.options = [_spelled(name, value) for name, value in options.items() if value is not False]
        self.kinds = None
        self.entry = None
        if argtypes is not None or not _parameters(entry_point):
            self._take(argtypes or [])

    def _take(self, argtypes):
        self.kinds = list(map(calls.normalised, argtypes))
        self.entry = calls.program_of(self.entry_point, self.kinds)

    def _require_types(self, argtypes=None):
        if argtypes is not None:
            self._take(argtypes)
        elif self.entry is None:
            hints = inspect.get_annotations(self.entry_point, eval_str=True)
            try:
                self._take([hints[name] for name in _parameters(self.entry_point)])
            except KeyError as missing:
                raise TypeError(f'the type of {self.name}\'s argument {missing} is not known: Translation({self.name}, [int, ...]), or a type hint, says it') from None

    def ask_for(self, task, words, *arguments):
        """What the translator gives; what it complains of is raised."""
        self._require_types()
        kind, value = task(self.entry, tuple(self.options + words), *arguments)
        match kind:
            case 'done':
                return value
            case 'wrong':
                raise ValueError(value)
            case 'missing':
                raise OSError(value)
        raise TranslationError(value)

    def line_of(self, arguments):
        """A call of the function as a line."""
        if len(arguments) != len(self.kinds):
            raise TypeError(f'{self.name} takes {len(self.kinds)} arguments here, and not {len(arguments)}')
        return ' '.join(word for kind, argument in zip(self.kinds, arguments) for word in calls.words_of(kind, argument))

    def annotate(self, argtypes=None):
        """Infers all types.

        :return: what was inferred of the result, as a text
        """
        self._require_types(argtypes)
        return self.ask_for(_serpentine.result_type, [])

    def rtype(self, argtypes=None):
        """Types the graphs, in low-level types or in classes as the backend has them.

        :return: their text
        """
        self._require_types(argtypes)
        return self.text('typed')

    def backendopt(self, argtypes=None):
        """Has all passes on the way to the backend made.

        :return: the text of the graphs behind them
        """
        self._require_types(argtypes)
        return self.text('optimized')

    def text(self, stage):
        """The text of any stage, as `serpentine translate --emit=` names it."""
        return self.ask_for(_serpentine.text, ['--backend=' + self.backend, '--emit=' + stage])

    def source(self, argtypes=None, backend=None):
        """The backend's own text: C, LLVM's IR, Java's bytecode or .NET's IL."""
        self._require_types(argtypes)
        stage = {'c': 'c', 'llvm': 'll', 'jvm': 'bytecode', 'cli': 'il'}[backend or self.backend]
        return self.ask_for(_serpentine.text, ['--emit=' + stage])

    source_c = source

    def view(self, file=None):
        """Shows the graphs of all stages: to browsers of this machine, at the address that is returned, or in a file."""
        return self.ask_for(_serpentine.page, ['--backend=' + self.backend] + ([] if file is None else ['-o', str(file)]))

    viewcg = view

    def interpret(self, *arguments, backend='interpreter'):
        """Calls the function in the graph interpreter: over structs (`interpreter`) or over classes (`interpreter-oo`)."""
        self._require_types()
        printed, answer = self.ask_for(_serpentine.interpret, ['--backend=' + backend], (mark := _new_mark()), self.line_of(arguments))
        sys.stdout.write(printed)
        return calls.result_of(self.entry_point, answer)

    def compile(self, argtypes=None, backend=None):
        """Translates the function.

        :return: what can be called as the function can; its results and exceptions are Python's
        """
        self._require_types(argtypes)
        return Compiled(self, backend or self.backend)

    def compile_c(self, argtypes=None):
        """The same through C."""
        return self.compile(argtypes, 'c')

    def compile_llvm(self, argtypes=None):
        """The same through LLVM."""
        return self.compile(argtypes, 'llvm')

    def compile_jvm(self, argtypes=None):
        """The same through classes of the JVM."""
        return self.compile(argtypes, 'jvm')

    def compile_cli(self, argtypes=None):
        """The same through a .NET assembly."""
        return self.compile(argtypes, 'cli')

    def __repr__(self):
        return f'<translation of {self.name}>'


def _parameters(function):
    return list(inspect.signature(function).parameters)


def _spelled(name, value):
    if name == 'opt':
        return f'-O{value}'
    option = '--' + name.replace('_', '-')
    return option if value is True else f'{option}={value}'
