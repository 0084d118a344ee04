"""Calls functions as they are translated: in the graph interpreter, or through the backend that the session was started with."""
from rpython.translator import calls, defaults
from rpython.translator.interactive import INTERPRETERS, Translation


def _type_of(value):
    """The type of an example. An empty container tells no type of items."""
    match value:
        case list() if value:
            return list[_type_of(value[0])]
        case set() if value:
            return set[_type_of(next(iter(value)))]
        case dict() if value:
            key, item = next(iter(value.items()))
            return dict[_type_of(key), _type_of(item)]
        case tuple():
            return tuple[tuple(map(_type_of, value))]
        case list() | set() | dict():
            raise TypeError('an empty container does not tell what it is to hold: hand on its type with argtypes=')
    return type(value)


def interpret(function, args, argtypes=None, backend=None, **options):
    """What the translated function gives for these arguments; what it raises is raised.

    :param args: the arguments, whose types are those that the function is translated for, unless `argtypes` has others
    :param backend: `interpreter` (over structs), `interpreter-oo` (over classes), `c`, `llvm`, `jvm` or `cli`
    """
    chosen = backend or defaults.engine
    translation = Translation(function, argtypes or [_type_of(each) for each in args], **options)
    if chosen in INTERPRETERS:
        return translation.interpret(*args, backend=chosen)
    compiled = translation.compile(backend=chosen)
    try:
        return compiled(*args)
    finally:
        compiled.close()


def interpret_raises(exception_class, function, args, **options):
    """Requires that the translated function raises an exception of the class. :return: the exception"""
    try:
        result = interpret(function, args, **options)
    except exception_class as raised:
        return raised
    raise AssertionError(f'{getattr(function, "__name__", function)}{tuple(args)} gave {result!r}, and was to raise {exception_class.__name__}')


class BaseRtypingTest:
    """What RPython's test classes of the typer inherit."""

    FLOAT_PRECISION = 8

    def interpret(self, function, args, **options):
        return interpret(function, args, **options)

    def interpret_raises(self, exception_class, function, args, **options):
        return interpret_raises(exception_class, function, args, **options)

    def string_to_ll(self, text):
        """Text goes in and out as Python's own."""
        return text

    unicode_to_ll = ll_to_string = ll_to_unicode = ll_to_list = ll_to_tuple = string_to_ll

    def float_eq(self, left, right):
        return left == right

    def float_eq_approx(self, left, right):
        return abs(left - right) < 10 ** -self.FLOAT_PRECISION

    def is_of_type(self, value, its_type):
        return type(value) is its_type
