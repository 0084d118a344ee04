"""What contextlib has in a form that cannot be translated: managers made of generator functions, such as are for classes that are told at run time, and stacks of managers."""

import sys
from functools import partial

from rpython.rlib.objectmodel import specialize, we_are_translated

__all__ = ['contextmanager', 'suppress', 'redirect_stdout', 'redirect_stderr', 'ExitStack', 'AsyncExitStack']


def contextmanager(function):
    """As in contextlib; a class for each generator function, so that each has its own types."""
    function._is_managed_ = True

    class Manager:
        def __init__(self, generator, again):
            self.generator = generator
            self.again = again

        def __enter__(self):
            try:
                return next(self.generator)
            except StopIteration as stop:
                error = RuntimeError("generator didn't yield")
                error.__context__ = stop
                raise error from None

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

        @specialize.call_location()
        def __call__(self, decorated):
            return _managed(self.again, decorated)

    def helper_of_program(*arguments, **keywords):
        def again():
            return helper_of_program(*arguments, **keywords)
        return Manager(function(*arguments, **keywords), again)

    @original.wraps(function)
    def helper(*arguments, **keywords):
        if we_are_translated():
            return helper_of_program(*arguments, **keywords)
        manager = _ImportedManager(function, arguments, keywords)
        manager.helper = helper
        return manager
    return helper


@specialize.argtype(0, 1)
def _managed(again, decorated):
    """A function each of whose calls has a manager of its own around it."""
    @original.wraps(decorated)
    def managed(*arguments, **keywords):
        with again():
            return decorated(*arguments, **keywords)
    return managed


class _ImportedManager(original._GeneratorContextManager):
    """What is made while the program is imported, and may decorate a function that the program calls."""

    def __call__(self, decorated):
        helper, arguments, keywords = self.helper, self.args, self.kwds

        def again():
            return helper(*arguments, **keywords)
        return _managed(again, decorated)


def suppress(*exceptions):
    """As in contextlib."""
    class Suppress:
        def __enter__(self):
            pass

        def __exit__(self, kind, value, traceback):
            return isinstance(value, exceptions)
    return Suppress()


suppress._annspecialcase_ = 'specialize:memo'


class redirect_stdout:
    """As in contextlib."""

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(sys.stdout)
        sys.stdout = self._new_target
        return self._new_target

    def __exit__(self, kind, value, traceback):
        sys.stdout = self._old_targets.pop()


class redirect_stderr:
    """As in contextlib."""

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(sys.stderr)
        sys.stderr = self._new_target
        return self._new_target

    def __exit__(self, kind, value, traceback):
        sys.stderr = self._old_targets.pop()


@specialize.argtype(0)
def _left(exit):
    """What is to be done at the end where that is told the exception as `__exit__` is."""
    def leave(exception):
        if exception is None:
            return bool(exit(None, None, None))
        return bool(exit(type(exception), exception, exception.__traceback__))
    return leave


@specialize.argtype(0)
def _left_later(exit):
    """The same of `__aexit__`."""
    async def leave(exception):
        if exception is None:
            return bool(await exit(None, None, None))
        return bool(await exit(type(exception), exception, exception.__traceback__))
    return leave


class _BaseExitStack:
    """As in contextlib. What is to be done at the end is a function of the exception on its way, or None, each; it says whether that ends there."""

    def __init__(self):
        self._exits = []

    @specialize.argtype(1)
    def enter_context(self, manager):
        if not (hasattr(manager, '__enter__') and hasattr(manager, '__exit__')):
            kind = type(manager)
            raise TypeError("'" + kind.__module__ + '.' + kind.__qualname__ + "' object does not support the context manager protocol")
        result = manager.__enter__()
        self.push(manager)
        return result

    @specialize.argtype(1)
    def push(self, manager):
        if hasattr(manager, '__exit__'):
            self._add(_left(manager.__exit__))
        else:
            self._add(_left(manager))
        return manager

    @specialize.call_location()
    def callback(self, function, /, *arguments, **keywords):
        bound = partial(function, *arguments, **keywords)

        def leave(exception):
            bound()
            return False
        self._add(leave)
        return function

    def _add(self, leave):
        self._exits.append(leave)


class ExitStack(_BaseExitStack):
    """As in contextlib."""

    def pop_all(self):
        other = ExitStack()
        other._exits = self._exits
        self._exits = []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        exception = value
        raises = False
        while self._exits:
            leave = self._exits.pop()
            try:
                if leave(exception):
                    exception = None
                    raises = False
            except BaseException as error:
                error.__context__ = exception
                exception = error
                raises = True
        if raises:
            raise exception
        return value is not None and exception is None


class AsyncExitStack(_BaseExitStack):
    """As in contextlib."""

    def __init__(self):
        _BaseExitStack.__init__(self)
        # Beside each of the others, what is to be awaited instead of it, or None.
        self._awaited = []

    def _add(self, leave):
        self._exits.append(leave)
        self._awaited.append(None)

    def _add_awaited(self, leave):
        self._exits.append(_leave_nothing)
        self._awaited.append(leave)

    @specialize.argtype(1)
    async def enter_async_context(self, manager):
        result = await manager.__aenter__()
        self.push_async_exit(manager)
        return result

    @specialize.argtype(1)
    def push_async_exit(self, manager):
        if hasattr(manager, '__aexit__'):
            self._add_awaited(_left_later(manager.__aexit__))
        else:
            self._add_awaited(_left_later(manager))
        return manager

    @specialize.call_location()
    def push_async_callback(self, function, /, *arguments, **keywords):
        bound = partial(function, *arguments, **keywords)

        async def leave(exception):
            await bound()
            return False
        self._add_awaited(leave)
        return function

    def pop_all(self):
        other = AsyncExitStack()
        other._exits = self._exits
        other._awaited = self._awaited
        self._exits = []
        self._awaited = []
        return other

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, value, traceback):
        exception = value
        raises = False
        while self._exits:
            leave = self._exits.pop()
            awaited = self._awaited.pop()
            try:
                if leave(exception) if awaited is None else await awaited(exception):
                    exception = None
                    raises = False
            except BaseException as error:
                error.__context__ = exception
                exception = error
                raises = True
        if raises:
            raise exception
        return value is not None and exception is None


def _leave_nothing(exception):
    return False
