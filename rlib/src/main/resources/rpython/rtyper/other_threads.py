"""Threads that were started and have not run yet: where the one thread that there is would wait, another one runs to its end."""


class NeedsThreads(RuntimeError):
    """Only threads that run beside each other could do what is asked for: what is waited for cannot come any more, as no other thread is left to bring it."""

    __module__ = 'threading'


class OtherThread:
    """What a thread is for those who wait."""

    def run_to_its_end(self):
        raise NotImplementedError


_pending = []
# How many threads run within one another.
_running = [0]


def add(thread):
    _pending.append(thread)


def count_of_pending():
    return len(_pending)


def run_one():
    """Lets the thread that was started first run to its end; whether there was one."""
    if len(_pending) == 0:
        return False
    _running[0] += 1
    try:
        _pending.pop(0).run_to_its_end()
    finally:
        _running[0] -= 1
    return True


def run_all():
    while run_one():
        pass


def run_while_sleeping():
    """Where the thread sleeps that the program began with, the others run; one of these sleeps alone."""
    if _running[0] == 0:
        run_all()
