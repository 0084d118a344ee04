"""What sys knows of the exception that is being handled, whichever function asks: handlers say it where the program asks. And what an exception says."""

import os

# Where the names of the program's files begin that are no absolute ones, with the separator.
folder = os.path.join(os.getcwd(), '')


class _State:
    """The exception of the innermost handler that is being executed."""

    def __init__(self):
        self.exception = None


state = _State()


def exception():
    """As in sys."""
    return state.exception


def exc_info():
    """As in sys."""
    handled = state.exception
    if handled is None:
        return None, None, None
    return type(handled), handled, handled.__traceback__


def lines_of(exception):
    """The lines that say what an exception is, and its notes: system code stands for it."""
    raise NotImplementedError
