"""threading, without threads at the same time: a thread that was started runs to its end when the one that started it, or another one, waits for something, sleeps, asks whether it is alive, or ends. What is waited for
when no thread is left that could bring it raises an error.
"""

import atexit
import contextvars
import sys
import traceback

from rpython.rlib.objectmodel import specialize
from rpython.rtyper import other_threads

__all__ = ['Thread', 'Timer', 'local', 'current_thread', 'main_thread', 'active_count', 'enumerate', 'get_ident', 'get_native_id']

_NEW = 0
_STARTED = 1
_RUNNING = 2
_ENDED = 3

# How many threads have got a name by a number, and how many there are in all.
_counts = [0, 0]


def _nothing():
    pass


class Thread(other_threads.OtherThread):
    """As in threading."""

    @specialize.call_location()
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        if target is None:
            self._work = _nothing
        elif kwargs is None:
            def work():
                target(*args)
            self._work = work
        else:
            def work_with_keywords():
                target(*args, **kwargs)
            self._work = work_with_keywords
        if name is not None:
            self._name = name
        else:
            _counts[0] += 1
            self._name = 'Thread-' + str(_counts[0])
            if target is not None:
                self._name += _shown(target)
        self._daemonic = _running[-1].daemon if daemon is None else daemon
        self._state = _NEW
        self._ident = 0

    def __repr__(self):
        state = 'initial' if self._state == _NEW else 'started' if self._state < _ENDED else 'stopped'
        return '<' + type(self).__name__ + '(' + self._name + ', ' + state + (' daemon' if self._daemonic else '') + (' ' + str(self._ident) if self._state != _NEW else '') + ')>'

    def start(self):
        if self._state != _NEW:
            raise RuntimeError('threads can only be started once')
        if _locals[0] > 0:
            raise other_threads.NeedsThreads('threading.local is not supported in a program that starts threads: all would share what it holds')
        if _counts[1] == 0:
            atexit.register(_run_rest)
        _counts[1] += 1
        self._ident = _counts[1] + 1
        self._state = _STARTED
        other_threads.add(self)

    def run(self):
        self._work()

    def run_to_its_end(self):
        self._state = _RUNNING
        _running.append(self)
        outside = contextvars.enter(contextvars.Context())
        try:
            self.run()
        except SystemExit:
            pass
        except other_threads.NeedsThreads:
            if not self._daemonic:
                raise
        except BaseException as error:
            sys.stderr.write('Exception in thread ' + self._name + ':\n')
            traceback.print_exception(error)
        finally:
            contextvars.enter(outside)
            _running.pop()
            self._state = _ENDED

    def join(self, timeout=None):
        if self._state == _NEW:
            raise RuntimeError('cannot join thread before it is started')
        if self is _running[-1]:
            raise RuntimeError('cannot join current thread')
        while self._state == _STARTED and other_threads.run_one():
            pass
        if self._state == _RUNNING and timeout is None:
            raise other_threads.NeedsThreads('a thread is waited for that waits for this one')

    def is_alive(self):
        while self._state == _STARTED and other_threads.run_one():
            pass
        return self._state == _RUNNING

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        self._name = str(name)

    @property
    def daemon(self):
        return self._daemonic

    @daemon.setter
    def daemon(self, is_daemon):
        if self._state != _NEW:
            raise RuntimeError('cannot set daemon status of active thread')
        self._daemonic = is_daemon

    @property
    def ident(self):
        return None if self._state == _NEW else self._ident

    @property
    def native_id(self):
        return None if self._state == _NEW else self._ident

    def getName(self):
        return self._name

    def setName(self, name):
        self._name = name

    def isDaemon(self):
        return self._daemonic

    def setDaemon(self, daemonic):
        self.daemon = daemonic


@specialize.argtype(0)
def _shown(target):
    """The name of a thread's function, if it has one, as names of threads have it."""
    return ' (' + target.__name__ + ')' if hasattr(target, '__name__') else ''


class _MainThread(Thread):
    """The thread that the program begins with."""

    def __init__(self):
        self._work = _nothing
        self._name = 'MainThread'
        self._daemonic = False
        self._state = _RUNNING
        self._ident = 1


_only = _MainThread()
_running = [_only]


def _run_rest():
    """At the end of the program: what nobody has waited for."""
    other_threads.run_all()


class Timer(Thread):
    """As in threading, but that nobody waits: what it calls is called when the thread runs."""

    @specialize.call_location()
    def __init__(self, interval, function, args=None, kwargs=None):
        if args is None:
            Thread.__init__(self, target=function)
        elif kwargs is None:
            Thread.__init__(self, target=function, args=args)
        else:
            Thread.__init__(self, target=function, args=args, kwargs=kwargs)
        self.interval = interval
        self._is_cancelled = False

    def cancel(self):
        self._is_cancelled = True

    def run(self):
        if not self._is_cancelled:
            self._work()


# How many there are.
_locals = [0]


class local:
    """As in threading, for one thread."""

    def __init__(self):
        _locals[0] += 1


def current_thread():
    """As in threading."""
    return _running[-1]


def main_thread():
    """As in threading."""
    return _only


def active_count():
    """As in threading."""
    return len(_running) + other_threads.count_of_pending()


def enumerate():
    """As in threading, of those that run."""
    return list(_running)


def get_ident():
    """As in threading."""
    return _running[-1]._ident


def get_native_id():
    """As in threading."""
    return _running[-1]._ident
