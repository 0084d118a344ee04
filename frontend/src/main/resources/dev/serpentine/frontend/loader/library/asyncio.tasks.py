"""
Tasks, and what waits for several. A task knows its coroutine by two functions, so that tasks of different coroutines are of one class; what the coroutine returned stays with it
wherever the coroutine itself is at hand (`gather`, `wait_for`, `run`, `as_completed`), and is kept in the task where only that is.
"""

import contextvars
import inspect
from collections.abc import Coroutine

from rpython.rlib.objectmodel import specialize

from . import events
from . import exceptions
from . import futures
from . import timeouts
from .futures import Future

__all__ = ('Task', 'create_task', 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED', 'wait', 'wait_for', 'as_completed', 'sleep', 'to_thread', 'gather', 'shield', 'ensure_future',
           'current_task', 'all_tasks', 'iscoroutine', 'iscoroutinefunction')

FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'


class _Names:
    """Counts tasks, for their names."""

    def __init__(self):
        self.count = 0

    def next(self):
        self.count += 1
        return self.count


_names = _Names()


class Task(Future):
    def __init__(self, advance, keep, name, loop, context):
        """`advance` goes on with the coroutine, having something raised in it or None, and gives what it waits for, as one item of a list; no item is there at its end. `keep` keeps its result."""
        Future.__init__(self, loop=loop)
        self._advance = advance
        self._keep = keep
        self._number = _names.next()
        self._name = name
        self._waits_for = None
        self._must_cancel = False
        self._cancel_requests = 0
        self._context = contextvars.copy_context() if context is None else context
        loop._tasks[self._number] = self
        loop.call_soon(self._step, None, context=self._context)

    def get_name(self):
        return 'Task-' + str(self._number) if self._name is None else self._name

    def set_name(self, name):
        self._name = str(name)

    def cancel(self, msg=None):
        if self.done():
            return False
        self._cancel_requests += 1
        if self._waits_for is not None and self._waits_for.cancel(msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._cancel_requests

    def uncancel(self):
        if self._cancel_requests > 0:
            self._cancel_requests -= 1
        return self._cancel_requests

    def set_result(self, result):
        raise RuntimeError('Task does not support set_result operation')

    def set_exception(self, exception):
        raise RuntimeError('Task does not support set_exception operation')

    def result(self):
        self._check_result()
        return self._get_result_()

    def _get_result_(self):
        if hasattr(self, '_returned'):
            return self._returned
        raise exceptions.InvalidStateError('Result is not set.')

    def __await__(self):
        if not self.done():
            yield self
        return self.result()

    def _step(self, thrown):
        if self._must_cancel:
            if not isinstance(thrown, exceptions.CancelledError):
                thrown = self._make_cancelled_error()
            self._must_cancel = False
        self._waits_for = None
        loop = self._loop
        loop._current = self
        try:
            waits = self._advance(self, thrown)
        except exceptions.CancelledError as error:
            self._exception = error
            # What was said when it was asked for is said by the error alone.
            self._cancel_message = None
            self._finish(futures._CANCELLED)
        except (KeyboardInterrupt, SystemExit) as error:
            self._exception = error
            self._finish(futures._FINISHED)
            raise
        except BaseException as error:
            self._exception = error
            self._finish(futures._FINISHED)
        else:
            if not waits:
                if self._must_cancel:
                    self._must_cancel = False
                    self._finish(futures._CANCELLED)
                else:
                    self._keep(self)
                    self._finish(futures._FINISHED)
            elif self._waits_for is None:
                loop.call_soon(self._step, None, context=self._context)
            elif self._waits_for is self:
                loop.call_soon(self._step, RuntimeError('Task cannot await on itself'), context=self._context)
            else:
                self._waits_for.add_done_callback(self._wake_up, context=self._context)
                if self._must_cancel and self._waits_for.cancel(self._cancel_message):
                    self._must_cancel = False
        finally:
            loop._current = None

    def _wake_up(self, future):
        # What went wrong with it is raised where the coroutine asks for the result.
        self._step(None)

    def _finish(self, state):
        del self._loop._tasks[self._number]
        self._end(state)


def _keep_nothing(task):
    pass


@specialize.argtype(0)
def _begin(coroutine, name, loop, context):
    """A task that leaves the result to the coroutine."""
    def advance(task, thrown):
        waits = coroutine._go_on_(thrown)
        if waits:
            task._waits_for = coroutine._waits_for_
        return waits
    return Task(advance, _keep_nothing, name, loop, context)


@specialize.argtype(0)
def task_of(coroutine, name, loop, context=None):
    """A task that keeps the result."""
    task = _begin(coroutine, name, loop, context)

    def keep(its_task):
        its_task._returned = coroutine._get_result_()
    task._keep = keep
    return task


@specialize.argtype(0)
def begun(awaitable, loop, context=None):
    """The future itself, or a task for a coroutine, which has the result then."""
    if isinstance(awaitable, Coroutine):
        return _begin(awaitable, None, loop, context)
    return awaitable


@specialize.argtype(0)
def create_task(coro, *, name=None, context=None):
    return task_of(coro, name, events.get_running_loop(), context)


@specialize.argtype(0)
def ensure_future(coro_or_future, *, loop=None):
    if isinstance(coro_or_future, Coroutine):
        return task_of(coro_or_future, None, events.get_event_loop() if loop is None else loop)
    return coro_or_future


def _set_task_name(task, name):
    if name is not None:
        task.set_name(name)


def current_task(loop=None):
    return (events.get_running_loop() if loop is None else loop)._current


def all_tasks(loop=None):
    return set((events.get_running_loop() if loop is None else loop)._tasks.values())


@specialize.argtype(0)
def iscoroutine(obj):
    return isinstance(obj, Coroutine)


def iscoroutinefunction(func):
    return inspect.iscoroutinefunction(func)


iscoroutinefunction._annspecialcase_ = 'specialize:memo'


class _NextRound:
    """What gives nothing to wait for, once."""

    def __await__(self):
        yield None


def _release(waiter):
    if not waiter.done():
        waiter._end(futures._FINISHED)


class _Waiter(Future):
    """A future without a result."""

    def __await__(self):
        if not self.done():
            yield self
        self._check_result()

    def release(self, future):
        _release(self)


async def _pause(delay):
    if delay <= 0:
        await _NextRound()
        return
    loop = events.get_running_loop()
    waiter = _Waiter(loop=loop)
    handle = loop.call_later(delay, _release, waiter)
    try:
        await waiter
    finally:
        handle.cancel()


@specialize.argtype(1)
async def sleep(delay, result=None):
    await _pause(delay)
    return result


@specialize.call_location()
async def to_thread(func, /, *args, **kwargs):
    """What there are no threads for is done by itself, when those had their turn that are ready now."""
    context = contextvars.copy_context()
    await _pause(0)
    return context.run(func, *args, **kwargs)


class _Gathering(_Waiter):
    def __init__(self, children, loop):
        Future.__init__(self, loop=loop)
        self._children = children
        self._cancel_requested = False

    def cancel(self, msg=None):
        if self.done():
            return False
        cancelled = False
        for child in self._children:
            if child.cancel(msg):
                cancelled = True
        if cancelled:
            self._cancel_requested = True
        return cancelled


class _Gatherer:
    """Looks at those that are gathered, as each is done."""

    def __init__(self, loop, takes_exceptions):
        self.children = []
        self.finished = 0
        self.takes_exceptions = takes_exceptions
        self.outer = _Gathering(self.children, loop)

    def add(self, child):
        if child not in self.children:
            child.add_done_callback(self.one_is_done)
        else:
            self.finished += 1
        self.children.append(child)

    def one_is_done(self, future):
        self.finished += 1
        if self.outer.done():
            return
        if not self.takes_exceptions:
            if future.cancelled():
                self.end_by(future._make_cancelled_error())
                return
            if future._exception is not None:
                self.end_by(future._exception)
                return
        if self.finished == len(self.children):
            if self.outer._cancel_requested:
                self.end_by(future._make_cancelled_error())
            else:
                self.outer._end(futures._FINISHED)

    def end_by(self, error):
        self.outer._exception = error
        self.outer._end(futures._FINISHED)


@specialize.call_location()
def gather(*coros_or_futures, return_exceptions=False):
    loop = events.get_event_loop()
    gatherer = _Gatherer(loop, return_exceptions)
    for each in coros_or_futures:
        gatherer.add(begun(each, loop))
    if not gatherer.children:
        gatherer.outer._end(futures._FINISHED)
    if return_exceptions:
        return _results_or_exceptions(gatherer, coros_or_futures)
    return _results(gatherer, coros_or_futures)


@specialize.argtype(1)
async def _results(gatherer, awaitables):
    await gatherer.outer
    return [each._get_result_() for each in awaitables]


@specialize.argtype(1)
async def _results_or_exceptions(gatherer, awaitables):
    await gatherer.outer
    results = []
    place = 0
    for each in awaitables:
        child = gatherer.children[place]
        place += 1
        if child.cancelled():
            # Not what the task itself ended by, which is for who awaits it.
            results.append(exceptions.CancelledError('' if child._cancel_message is None else child._cancel_message))
        elif child._exception is not None:
            results.append(child._exception)
        else:
            results.append(each._get_result_())
    return results


@specialize.argtype(0)
async def wait_for(fut, timeout):
    if timeout is not None and timeout <= 0:
        loop = events.get_running_loop()
        inner = begun(fut, loop)
        if not inner.done():
            waiter = _Waiter(loop=loop)
            inner.add_done_callback(waiter.release)
            inner.cancel()
            await waiter
            if inner.cancelled():
                raise TimeoutError from inner._make_cancelled_error()
        inner._check_result()
        return fut._get_result_()
    async with timeouts.timeout(timeout):
        return await fut


@specialize.argtype(0)
async def _shielded(inner, arg, loop):
    waiter = _Waiter(loop=loop)
    inner.add_done_callback(waiter.release)
    await waiter
    inner._check_result()
    return arg._get_result_()


@specialize.argtype(0)
def shield(arg):
    loop = events.get_event_loop()
    return _shielded(begun(arg, loop), arg, loop)


class _Waiting:
    """Looks at those that are waited for, as each is done."""

    def __init__(self, waiter, count, return_when):
        self.waiter = waiter
        self.count = count
        self.return_when = return_when

    def one_is_done(self, future):
        self.count -= 1
        if (self.count <= 0 or self.return_when == FIRST_COMPLETED
                or self.return_when == FIRST_EXCEPTION and not future.cancelled() and future._exception is not None):
            _release(self.waiter)


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    those = set(fs)
    if not those:
        raise ValueError('Set of Tasks/Futures is empty.')
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f'Invalid return_when value: {return_when}')
    loop = events.get_running_loop()
    open_ones = [each for each in those if not each.done()]
    ends = len(open_ones) < len(those) and (return_when == FIRST_COMPLETED or not open_ones)
    if return_when == FIRST_EXCEPTION:
        ends = ends or any(each.done() and not each.cancelled() and each._exception is not None for each in those)
    if not ends:
        waiter = _Waiter(loop=loop)
        waiting = _Waiting(waiter, len(open_ones), return_when)
        for each in open_ones:
            each.add_done_callback(waiting.one_is_done)
        if timeout is None:
            await waiter
        else:
            handle = loop.call_later(timeout, _release, waiter)
            try:
                await waiter
            finally:
                handle.cancel()
    done = {each for each in those if each.done()}
    return done, those - done


class _Completions:
    """Which of several is done, in the order in which they are."""

    def __init__(self, loop):
        self.loop = loop
        self.done = []
        self.waiters = []
        self.is_over = False

    def note(self, place, future):
        if not self.is_over:
            self.done.append(place)
            self.wake_up_one()

    def wake_up_one(self):
        while self.waiters:
            waiter = self.waiters.pop(0)
            if not waiter.done():
                _release(waiter)
                break

    def give_up(self):
        self.is_over = True
        while self.waiters:
            self.wake_up_one()

    async def next(self):
        while not self.done:
            if self.is_over:
                raise TimeoutError
            waiter = _Waiter(loop=self.loop)
            self.waiters.append(waiter)
            await waiter
        return self.done.pop(0)


@specialize.argtype(1)
async def _next_completed(completions, awaitables, children):
    place = await completions.next()
    children[place]._check_result()
    return awaitables[place]._get_result_()


def _noting(completions, place):
    return lambda future: completions.note(place, future)


@specialize.argtype(0)
def as_completed(fs, *, timeout=None):
    loop = events.get_event_loop()
    awaitables = list(fs)
    completions = _Completions(loop)
    children = []
    for each in awaitables:
        child = begun(each, loop)
        child.add_done_callback(_noting(completions, len(children)))
        children.append(child)
    if timeout is not None:
        loop.call_later(timeout, completions.give_up)
    return [_next_completed(completions, awaitables, children) for _ in awaitables]
