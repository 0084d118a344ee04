"""Locks and queues, with one thread."""
import threading
import queue

lock = threading.Lock()

class Counter:
    def __init__(self):
        self.lock = threading.RLock()
        self.n = 0

    def inc(self):
        with self.lock:
            self.n += 1

def main(argv):
    c = Counter()
    for i in range(3):
        c.inc()
    with lock:
        print(c.n)
    q = queue.Queue()
    q.put(1)
    q.put(2)
    print(q.get(), q.qsize(), q.empty(), q.get())
    try:
        q.get_nowait()
    except queue.Empty:
        print('empty')
    p = queue.PriorityQueue()
    p.put((2, 'b'))
    p.put((1, 'a'))
    print(p.get())
    print(threading.current_thread().name)
    e = threading.Event()
    e.set()
    print(e.is_set(), lock.acquire(), lock.locked())
    lock.release()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
