"""concurrent.futures as far as one thread goes: what is submitted is done at once, so everything is done, in the order of submission, before anybody can ask."""

from collections import namedtuple

from rpython.rlib.objectmodel import specialize

__all__ = ('FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED', 'CancelledError', 'TimeoutError', 'InvalidStateError', 'BrokenExecutor', 'Future', 'Executor', 'wait', 'as_completed',
           'ProcessPoolExecutor', 'ThreadPoolExecutor')

FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'
TimeoutError = TimeoutError


class Error(Exception):
    """Base of what goes wrong with futures."""


class CancelledError(Error):
    """A future was cancelled, which none is here."""


class InvalidStateError(Error):
    """A future is asked for what it does not have."""


class BrokenExecutor(RuntimeError):
    """An executor is of no use any more, which none is here."""


DoneAndNotDoneFutures = namedtuple('DoneAndNotDoneFutures', 'done not_done')


class Future:
    """What was done already."""

    def __init__(self):
        self._error = None

    def cancel(self):
        return False

    def cancelled(self):
        return False

    def running(self):
        return False

    def done(self):
        return True

    def result(self, timeout=None):
        if self._error is not None:
            raise self._error
        if hasattr(self, '_result'):
            return self._result
        raise InvalidStateError('PENDING')

    def exception(self, timeout=None):
        return self._error

    @specialize.argtype(1)
    def add_done_callback(self, fn):
        fn(self)


class Executor:
    """Does at once what it is given."""

    def __init__(self, max_workers=None, thread_name_prefix='', initializer=None, initargs=()):
        if max_workers is not None and max_workers <= 0:
            raise ValueError('max_workers must be greater than 0')
        self._is_shut_down = False

    @specialize.call_location()
    def submit(self, fn, /, *args, **kwargs):
        if self._is_shut_down:
            raise RuntimeError('cannot schedule new futures after shutdown')
        future = Future()
        try:
            future._result = fn(*args, **kwargs)
        except BaseException as error:
            future._error = error
        return future

    @specialize.call_location()
    def map(self, fn, *iterables, timeout=None, chunksize=1):
        return _results([self.submit(fn, *items) for items in zip(*iterables)])

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut_down = True

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.shutdown()
        return False


class ThreadPoolExecutor(Executor):
    """As in concurrent.futures, without threads."""


class ProcessPoolExecutor(Executor):
    """As in concurrent.futures, without processes."""


@specialize.argtype(0)
def _results(futures):
    for future in futures:
        yield future.result()


@specialize.argtype(0)
def as_completed(fs, timeout=None):
    """As in concurrent.futures."""
    return iter(list(fs))


@specialize.argtype(0)
def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """As in concurrent.futures."""
    done = set(fs)
    return DoneAndNotDoneFutures(done, done - done)
