"""A scheduler whose events keep what is to be done as one function: the original keeps arguments of any kinds in a tuple and a dict."""

import heapq
import time

from rpython.rlib.objectmodel import specialize

__all__ = ['scheduler', 'Event']


class Event:
    """One event; those of the same time are ordered by priority, and then as they were entered."""

    def __init__(self, time, priority, sequence, run):
        self.time = time
        self.priority = priority
        self.sequence = sequence
        self._run = run

    def _place(self):
        return self.time, self.priority, self.sequence

    def __lt__(self, other):
        return self._place() < other._place()


class scheduler:
    """As in sched."""

    def __init__(self, timefunc=time.monotonic, delayfunc=time.sleep):
        self._queue = []
        self._count = 0
        self.timefunc = timefunc
        self.delayfunc = delayfunc

    @specialize.call_location()
    def enterabs(self, time, priority, action, argument=(), kwargs={}):
        return self._enter(time, priority, lambda: action(*argument, **kwargs))

    @specialize.call_location()
    def enter(self, delay, priority, action, argument=(), kwargs={}):
        return self._enter(self.timefunc() + delay, priority, lambda: action(*argument, **kwargs))

    def _enter(self, time, priority, run):
        event = Event(time, priority, self._count, run)
        self._count += 1
        heapq.heappush(self._queue, event)
        return event

    def cancel(self, event):
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        return not self._queue

    def run(self, blocking=True):
        while self._queue:
            event = self._queue[0]
            now = self.timefunc()
            if event.time > now:
                if not blocking:
                    return event.time - now
                self.delayfunc(event.time - now)
            else:
                heapq.heappop(self._queue)
                event._run()
                # As in sched, others may run now.
                self.delayfunc(0)
        return None

    @property
    def queue(self):
        return sorted(self._queue)
