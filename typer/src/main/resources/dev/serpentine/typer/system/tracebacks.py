"""What traceback has of exceptions: places are known where they are printed only, by the runtime, on standard error."""

from serpentine_system.startup import described, tell_all


def print_exception(exc, value=None, tb=None):
    if isinstance(exc, BaseException):
        tell_all(exc)
    else:
        tell_all(value)


def format_exception_only(exc, value=None):
    if isinstance(exc, BaseException):
        return lines_of(exc)
    return lines_of(value)


def lines_of(exception):
    """Each line with its end: what the exception is, and its notes."""
    return [described(exception) + '\n'] + [note + '\n' for note in exception._note_lines_]
