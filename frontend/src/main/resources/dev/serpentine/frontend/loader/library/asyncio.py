"""
asyncio without processes, threads and streams. Locks, queues, timeouts and groups of tasks are the library's own; the loop, futures and tasks are written anew,
since the original's take any callback with any arguments, and keep what any coroutine returns in one place.
"""

from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .taskgroups import *
from .tasks import *
from .timeouts import *
