"""Calls of translated functions: the types that arguments can have, as Python spells them; arguments as words; answers as Python's values and exceptions."""
import ast
import collections
import types
import typing

from rpython.translator import answering


class Opaque:
    """What a translated function gave that has no value here: an instance of a class of its own, say."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


class TranslatedProgramEnded(Exception):
    """A translated program ended in the middle of a call."""


def normalised(kind):
    """One form for each type: RPython's `[int]`, `{str: int}` and `(int, str)` are `list[int]`, `dict[str, int]` and `tuple[int, str]`."""
    if kind is None:
        return type(None)
    if isinstance(kind, list) and len(kind) == 1:
        return list[normalised(kind[0])]
    if isinstance(kind, dict) and len(kind) == 1:
        [(key, value)] = kind.items()
        return dict[normalised(key), normalised(value)]
    if isinstance(kind, tuple):
        return tuple[tuple(map(normalised, kind))]
    return kind


_PLAIN = {
    int: 'int(words.next())',
    float: 'float(words.next())',
    bool: "(words.next() == '1')",
    str: 'text_of(words.next())',
    bytes: 'bytes_of(words.next())',
    type(None): 'None',
}


def _optional(kind):
    """What a type that includes None is without it; None for others."""
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        others = [each for each in typing.get_args(kind) if each is not type(None)]
        if len(others) == 1:
            return others[0]
    return None


def reader(kind):
    """An expression that makes a value of the type from words."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    parts = list(map(reader, map(normalised, typing.get_args(kind)))) if typing.get_origin(kind) in (list, set, dict, tuple) else []
    match typing.get_origin(kind), parts:
        case _ if _optional(kind) is not None:
            return f"({reader(normalised(_optional(kind)))} if words.next() == '1' else None)"
        case (origin, [item]) if origin in (list, set):
            left, right = '[]' if origin is list else '{}'
            return f'{left}{item} for _ in range(int(words.next())){right}'
        case (origin, [key, value]) if origin is dict:
            return '{%s: %s for _ in range(int(words.next()))}' % (key, value)
        case (origin, _) if origin is tuple:
            return '(' + ''.join(part + ', ' for part in parts) + ')'
    raise TypeError(f'{kind!r} is no type that an argument can have: there are int, float, bool, str, bytes, None, and lists, sets, dicts and tuples of them, as in list[int] or [int], and int | None')


def _numbers(numbers):
    return ','.join(map(str, numbers)) or ','


def words_of(kind, value):
    """A value as `reader` reads it."""
    inner = list(map(normalised, typing.get_args(kind)))
    if _optional(kind) is not None:
        yield '0' if value is None else '1'
        if value is not None:
            yield from words_of(normalised(_optional(kind)), value)
        return
    wanted = typing.get_origin(kind) or kind
    if wanted is float and type(value) is int or wanted is int and type(value) is bool:
        value = wanted(value)
    if type(value) is not wanted or wanted is tuple and len(value) != len(inner):
        raise TypeError(f'the argument {value!r} is no {wanted.__name__ if inner == [] else kind}')
    match value:
        case None:
            pass
        case bool():
            yield '1' if value else '0'
        case int() | float():
            yield repr(value)
        case str():
            yield _numbers(map(ord, value))
        case bytes():
            yield _numbers(value)
        case list() | set():
            yield str(len(value))
            for item in value:
                yield from words_of(inner[0], item)
        case dict():
            yield str(len(value))
            for key, item in value.items():
                yield from words_of(inner[0], key)
                yield from words_of(inner[1], item)
        case tuple():
            for its_kind, item in zip(inner, value):
                yield from words_of(its_kind, item)


_PROGRAM = """\
def called({parameters}):
    return function({parameters})


def answer(mark, words):
    try:
        result = called({arguments})
    except BaseException as exception:
        tell(mark, 'raised', [type(exception).__name__, arguments_of(exception), str(exception)])
    else:
        tell(mark, 'returned', [repr(result)])


def entry(argv):
    mark = argv[1]
    line = next_line()
    while line != '':
        answer(mark, Words(line.split()))
        line = next_line()
    return 0
"""


def program_of(function, kinds):
    """The entry point of a program that answers calls of a function.

    :param kinds: the types of its arguments, normalised
    """
    parameters = ', '.join(f'argument{number}' for number in range(len(kinds)))
    source = _PROGRAM.format(parameters=parameters, arguments=', '.join(map(reader, kinds)))
    namespace = {**vars(answering), 'function': function, '__name__': 'serpentine_calls'}
    exec(compile(source, f'<calls of {getattr(function, "__name__", "a callable")}>', 'exec'), namespace)
    return namespace['entry']


_VALUES = {
    'inf': float('inf'), 'nan': float('nan'), 'set': set, 'frozenset': frozenset, 'bytearray': bytearray, 'range': range,
    'deque': collections.deque, 'Counter': collections.Counter, 'OrderedDict': collections.OrderedDict, '__builtins__': {},
}


def value_of(text):
    """The value that `repr` wrote; an `Opaque` where it is none."""
    try:
        return eval(text, _VALUES)
    except Exception:
        return Opaque(text)


def _below(base):
    yield base
    for each in type.__subclasses__(base):
        yield from _below(each)


def exception_of(function, name, arguments, text):
    """The exception as Python has it: of the class that the function's module calls so, or another of that name."""
    own = getattr(function, '__globals__', {}).get(name)
    named = [own] if isinstance(own, type) and issubclass(own, BaseException) else [each for each in _below(BaseException) if each.__name__ == name]
    exception_class = named[0] if named else type(name, (Exception,), {})
    exception = exception_class.__new__(exception_class)
    values = value_of(arguments) if arguments else (value_of(text) if exception_class is KeyError else text,)
    exception.args = values if isinstance(values, tuple) else (text,)
    return exception


def result_of(function, answer):
    """What an answer says: the value is returned, the exception raised.

    :param answer: the line, or the exit status of a program that ended
    """
    if isinstance(answer, int):
        raise TranslatedProgramEnded(f'the program ended with status {answer} in the middle of the call')
    kind, *details = ast.literal_eval('(' + ''.join(f'{part}, ' for part in _parts(answer)) + ')')
    if kind == 'returned':
        return value_of(details[0])
    raise exception_of(function, *details)


def _parts(answer):
    """The word that says the kind as a literal, then the literals that stand behind it, with blanks between."""
    kind, _, rest = answer.partition(' ')
    yield repr(kind)
    while rest != '':
        length = _literal_length(rest)
        yield rest[:length]
        rest = rest[length + 1:]


def _literal_length(text):
    """How much of a text is the literal of a str, at its beginning."""
    quote = text[0]
    position = 1
    while text[position] != quote:
        position += 2 if text[position] == '\\' else 1
    return position + 1
