"""Locks, where one thread runs at a time: taking one costs a number. Who waits for one lets other threads run, if there are any."""

from rpython.rtyper import other_threads


class RLock:
    """_thread.RLock, which its owner may take again."""

    _is_generic_ = False

    def __init__(self):
        self.__taken = 0

    @staticmethod
    def _state_of_(original):
        return {'_RLock__taken': 0}

    def acquire(self, blocking=True, timeout=-1):
        self.__taken += 1
        return True

    def release(self):
        if self.__taken == 0:
            raise RuntimeError('cannot release un-acquired lock')
        self.__taken -= 1

    def __enter__(self):
        self.__taken += 1
        return True

    def __exit__(self, kind, value, traceback):
        self.release()

    def _is_owned(self):
        return self.__taken > 0

    def _at_fork_reinit(self):
        self.__taken = 0


class LockType:
    """_thread.LockType. Who waits for one that is held would wait for ever."""

    _is_generic_ = False

    def __init__(self):
        self.__is_taken = False

    @staticmethod
    def _state_of_(original):
        return {'_LockType__is_taken': original.locked()}

    def acquire(self, blocking=True, timeout=-1):
        while blocking and self.__is_taken and other_threads.run_one():
            pass
        if not self.__is_taken:
            self.__is_taken = True
            return True
        if blocking and timeout < 0:
            raise other_threads.NeedsThreads('a lock is waited for that no other thread will release')
        return False

    def release(self):
        if not self.__is_taken:
            raise RuntimeError('release unlocked lock')
        self.__is_taken = False

    def locked(self):
        return self.__is_taken

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, value, traceback):
        self.release()

    def _at_fork_reinit(self):
        self.__is_taken = False


def allocate_lock():
    return LockType()


def start_new_thread(function, args, kwargs=None):
    raise RuntimeError("can't start new thread: a translated program has one")
