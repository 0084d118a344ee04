"""Running a program's coroutine in a loop of its own."""

from rpython.rlib.objectmodel import specialize

import contextvars

from . import events

__all__ = ('Runner', 'run')


class Runner:
    def __init__(self, *, debug=None, loop_factory=None):
        self._loop = None
        self._context = None
        self._is_closed = False

    def __enter__(self):
        self.get_loop()
        return self

    def __exit__(self, kind, value, traceback):
        self.close()

    def get_loop(self):
        if self._is_closed:
            raise RuntimeError('Runner is closed')
        if self._loop is None:
            self._loop = events.new_event_loop()
            events.set_event_loop(self._loop)
        return self._loop

    @specialize.argtype(1)
    def run(self, coro, *, context=None):
        if events._get_running_loop() is not None:
            raise RuntimeError('Runner.run() cannot be called from a running event loop')
        loop = self.get_loop()
        # One context for all that it runs.
        if self._context is None:
            self._context = contextvars.copy_context()
        return loop._run_in(coro, self._context if context is None else context)

    def close(self):
        if self._is_closed:
            return
        self._is_closed = True
        loop = self._loop
        if loop is not None:
            left = list(loop._tasks.values())
            for task in left:
                task.cancel()
            if left:
                loop.run_until_complete(_all_done(left))
            events.set_event_loop(None)
            loop.close()


async def _all_done(tasks):
    """Waits for those that were cancelled; what goes wrong then is nobody's."""
    from .tasks import wait
    await wait(tasks)


@specialize.argtype(0)
def run(main, *, debug=None, loop_factory=None):
    if events._get_running_loop() is not None:
        raise RuntimeError('asyncio.run() cannot be called from a running event loop')
    with Runner() as runner:
        return runner.run(main)
