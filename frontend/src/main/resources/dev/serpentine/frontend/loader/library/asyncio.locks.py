"""The original's conditions take over the methods of their locks as attributes, which other classes with the same base have as methods."""

from collections import deque

__all__ = ('Condition',)


class Condition(original.Condition):
    """As in asyncio."""

    def __init__(self, lock=None):
        self._lock = original.Lock() if lock is None else lock
        self._waiters = deque()

    def locked(self):
        return self._lock.locked()

    async def acquire(self):
        return await self._lock.acquire()

    def release(self):
        self._lock.release()
