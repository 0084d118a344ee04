"""Futures. What a task returns is kept apart from what futures are given, so that each has types of its own."""

import contextvars

from . import events
from . import exceptions

__all__ = ('Future', 'isfuture')

_PENDING = 'PENDING'
_CANCELLED = 'CANCELLED'
_FINISHED = 'FINISHED'


class Future:
    def __init__(self, *, loop=None):
        self._loop = events.get_event_loop() if loop is None else loop
        self._state = _PENDING
        self._callbacks = []
        self._exception = None
        self._cancel_message = None

    def get_loop(self):
        return self._loop

    def done(self):
        return self._state != _PENDING

    def cancelled(self):
        return self._state == _CANCELLED

    def cancel(self, msg=None):
        if self._state != _PENDING:
            return False
        self._cancel_message = msg
        self._end(_CANCELLED)
        return True

    def _end(self, state):
        self._state = state
        callbacks = self._callbacks
        self._callbacks = []
        for callback, context in callbacks:
            self._loop.call_soon(callback, self, context=context)

    def _make_cancelled_error(self):
        if self._exception is not None:
            # Once; whoever asks again gets one that says less.
            error = self._exception
            self._exception = None
            return error
        if self._cancel_message is None:
            return exceptions.CancelledError()
        return exceptions.CancelledError(self._cancel_message)

    def _check_result(self):
        """Raises what there is instead of a result."""
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        if self._state != _FINISHED:
            raise exceptions.InvalidStateError('Result is not set.')
        if self._exception is not None:
            raise self._exception

    def result(self):
        self._check_result()
        return self._get_result_()

    def _get_result_(self):
        """As coroutines have it."""
        if hasattr(self, '_result'):
            return self._result
        raise exceptions.InvalidStateError('Result is not set.')

    def exception(self):
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        if self._state != _FINISHED:
            raise exceptions.InvalidStateError('Exception is not set.')
        return self._exception

    def add_done_callback(self, callback, *, context=None):
        if context is None:
            context = contextvars.copy_context()
        if self._state != _PENDING:
            self._loop.call_soon(callback, self, context=context)
        else:
            self._callbacks.append((callback, context))

    def remove_done_callback(self, callback):
        kept = [each for each in self._callbacks if each[0] != callback]
        removed = len(self._callbacks) - len(kept)
        self._callbacks = kept
        return removed

    def set_result(self, result):
        if self._state != _PENDING:
            raise exceptions.InvalidStateError('invalid state')
        self._result = result
        self._end(_FINISHED)

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise exceptions.InvalidStateError('invalid state')
        if isinstance(exception, StopIteration):
            raise TypeError('StopIteration interacts badly with generators and cannot be raised into a Future')
        self._exception = exception
        self._end(_FINISHED)

    def __await__(self):
        if self._state == _PENDING:
            yield self
        return self.result()

    def __repr__(self):
        raise NotImplementedError('what asyncio shows of futures is not known')


def isfuture(obj):
    return isinstance(obj, Future)
