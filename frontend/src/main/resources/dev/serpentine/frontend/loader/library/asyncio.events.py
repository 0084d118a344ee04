"""The event loop: what is ready runs in the order in which it became so, and what waits for a time when that has come."""

import contextvars
import heapq
import math
import sys
import time
from collections import deque
from functools import partial

from rpython.rlib.objectmodel import specialize

__all__ = ('AbstractEventLoop', 'Handle', 'TimerHandle', 'get_event_loop', 'get_running_loop', 'new_event_loop', 'set_event_loop')


class Handle:
    """What is to be called, in a context."""

    def __init__(self, run, context):
        self._run = run
        self._context = context
        self._cancelled = False

    def cancel(self):
        self._cancelled = True

    def cancelled(self):
        return self._cancelled


class TimerHandle(Handle):
    """What is to be called at a time."""

    def __init__(self, when, run, context):
        Handle.__init__(self, run, context)
        self._when = when

    def when(self):
        return self._when


class AbstractEventLoop:
    """There is one kind of loop."""

    def __init__(self):
        self._ready = deque()
        # Those of the same time are in the order in which they were asked for.
        self._scheduled = []
        self._count = 0
        self._tasks = {}
        self._current = None
        self._stopping = False
        self._closed = False

    def time(self):
        return time.monotonic()

    @specialize.call_location()
    def call_soon(self, callback, *arguments, context=None):
        self._check_closed()
        handle = Handle(partial(callback, *arguments), contextvars.copy_context() if context is None else context)
        self._ready.append(handle)
        return handle

    @specialize.call_location()
    def call_later(self, delay, callback, *arguments, context=None):
        return self._call_at(self.time() + delay, partial(callback, *arguments), context)

    @specialize.call_location()
    def call_at(self, when, callback, *arguments, context=None):
        return self._call_at(when, partial(callback, *arguments), context)

    def _call_at(self, when, run, context):
        self._check_closed()
        handle = TimerHandle(float(when), run, contextvars.copy_context() if context is None else context)
        self._count += 1
        heapq.heappush(self._scheduled, (handle._when, self._count, handle))
        return handle

    def create_future(self):
        from .futures import Future
        return Future(loop=self)

    @specialize.argtype(1)
    def create_task(self, coro, *, name=None, context=None):
        from .tasks import task_of
        return task_of(coro, name, self, context)

    @specialize.argtype(1)
    def run_until_complete(self, future):
        return self._run_in(future, None)

    @specialize.argtype(1)
    def _run_in(self, future, context):
        from .tasks import begun
        waited = begun(future, self, context)
        waited.add_done_callback(lambda _: self.stop())
        self.run_forever()
        if not waited.done():
            raise RuntimeError('Event loop stopped before Future completed.')
        waited._check_result()
        return future._get_result_()

    def run_forever(self):
        self._check_closed()
        if _get_running_loop() is not None:
            raise RuntimeError('Cannot run the event loop while another loop is running' if _get_running_loop() is not self else 'This event loop is already running')
        _set_running_loop(self)
        try:
            while True:
                self._run_once()
                if self._stopping:
                    break
        finally:
            self._stopping = False
            _set_running_loop(None)

    def stop(self):
        self._stopping = True

    def is_running(self):
        return _get_running_loop() is self

    def is_closed(self):
        return self._closed

    def close(self):
        if self.is_running():
            raise RuntimeError('Cannot close a running event loop')
        self._closed = True
        self._ready.clear()
        self._scheduled.clear()

    def call_exception_handler(self, context):
        """What a task does when nobody is there to be told of an error: it says so on standard error."""
        sys.stderr.write(context['message'] + '\n')

    def get_debug(self):
        return False

    def _check_closed(self):
        if self._closed:
            raise RuntimeError('Event loop is closed')

    def _run_once(self):
        """Waits until something is to be done, and does all that is to be done now."""
        while self._scheduled and self._scheduled[0][2]._cancelled:
            heapq.heappop(self._scheduled)
        if not self._ready and not self._stopping:
            if not self._scheduled:
                raise RuntimeError('every task waits for another one: nothing is left that could wake one of them')
            delay = self._scheduled[0][0] - self.time()
            if delay > 0:
                # As epoll waits, for whole milliseconds: what is to be done shortly after is done in the same round.
                time.sleep(math.ceil(delay * 1e3) * 1e-3)
        end = self.time()
        while self._scheduled and self._scheduled[0][0] <= end:
            self._ready.append(heapq.heappop(self._scheduled)[2])
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle._cancelled:
                outside = contextvars.enter(handle._context)
                try:
                    handle._run()
                finally:
                    contextvars.enter(outside)


class _Loops:
    def __init__(self):
        self.running = None
        self.current = None


_loops = _Loops()


def _get_running_loop():
    return _loops.running


def _set_running_loop(loop):
    _loops.running = loop


def get_running_loop():
    loop = _loops.running
    if loop is None:
        raise RuntimeError('no running event loop')
    return loop


def get_event_loop():
    if _loops.running is not None:
        return _loops.running
    if _loops.current is None:
        _loops.current = new_event_loop()
    return _loops.current


def new_event_loop():
    return AbstractEventLoop()


def set_event_loop(loop):
    _loops.current = loop
