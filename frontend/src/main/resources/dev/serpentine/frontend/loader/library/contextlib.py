"""What contextlib has in a form that cannot be translated: managers made of generator functions, and such as are for classes that are told at run time."""

from rpython.rlib.objectmodel import we_are_translated

__all__ = ['contextmanager', 'suppress']


def contextmanager(function):
    """As in contextlib; a class for each generator function, so that each has its own types."""
    plain = original.contextmanager(function)
    function._is_managed_ = True

    class Manager:
        def __init__(self, generator):
            self.generator = generator

        def __enter__(self):
            try:
                return next(self.generator)
            except StopIteration:
                raise RuntimeError("generator didn't yield") from None

        def __exit__(self, kind, value, traceback):
            if value is None:
                try:
                    next(self.generator)
                except StopIteration:
                    return False
                raise RuntimeError("generator didn't stop")
            try:
                self.generator.throw(value)
            except StopIteration as stop:
                return stop is not value
            except RuntimeError as error:
                if error is value or isinstance(value, StopIteration):
                    # What a generator says of a StopIteration that leaves it.
                    return False
                raise
            except BaseException as error:
                if error is value:
                    return False
                raise
            raise RuntimeError("generator didn't stop after throw()")

    @original.wraps(function)
    def helper(*arguments, **keywords):
        if we_are_translated():
            return Manager(function(*arguments, **keywords))
        return plain(*arguments, **keywords)
    return helper


def suppress(*exceptions):
    """As in contextlib."""
    class Suppress:
        def __enter__(self):
            pass

        def __exit__(self, kind, value, traceback):
            return isinstance(value, exceptions)
    return Suppress()


suppress._annspecialcase_ = 'specialize:memo'
