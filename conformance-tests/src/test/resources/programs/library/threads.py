"""Threads that are joined, that wait for each other by locks, events, conditions and queues, and that fail."""

import queue
import threading
from threading import Event, Lock, Thread, Timer, current_thread


class Worker(Thread):
    def __init__(self, jobs, results):
        super().__init__(name="worker", daemon=True)
        self.jobs = jobs
        self.results = results

    def run(self):
        while True:
            job = self.jobs.get()
            if job is None:
                break
            self.results.append(job * job)
            self.jobs.task_done()


class Account:
    def __init__(self):
        self.balance = 0
        self.lock = Lock()

    def deposit(self, amount, times=1):
        for _ in range(times):
            with self.lock:
                self.balance += amount


def main():
    store = []
    lock = Lock()

    def bump(base):
        for i in range(5):
            with lock:
                store.append(base + i)

    threads = [Thread(target=bump, args=(100 * t,)) for t in range(3)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    print(len(store), sum(store), [t.name for t in threads], [t.is_alive() for t in threads])
    account = Account()
    depositors = [Thread(target=account.deposit, args=(i,), kwargs={"times": 10}) for i in range(5)]
    [t.start() for t in depositors]
    [t.join() for t in depositors]
    print(account.balance, depositors[0].name)
    jobs = queue.Queue()
    results = []
    worker = Worker(jobs, results)
    worker.start()
    for i in range(6):
        jobs.put(i)
    jobs.put(None)
    worker.join()
    print(results, worker.name, worker.daemon)
    ready = Event()
    said = []

    def waiter():
        ready.wait()
        said.append("ready in " + current_thread().name)

    t = Thread(target=waiter, name="W")
    t.start()
    ready.set()
    t.join(1.0)
    print(said, t.name, t.is_alive())
    produced = queue.Queue(maxsize=0)

    def producer(n):
        for i in range(n):
            produced.put(i)
        produced.put(-1)

    Thread(target=producer, args=[3]).start()
    while (item := produced.get()) >= 0:
        print("got", item)
    timer = Timer(0.01, said.append, args=("timer",))
    timer.start()
    timer.join()
    cancelled = Timer(10, print, ["never"])
    cancelled.start()
    cancelled.cancel()
    print(said, threading.main_thread().name, current_thread() is threading.main_thread())
    try:
        t.start()
    except RuntimeError as error:
        print(error)
    try:
        Thread(target=print).join()
    except RuntimeError as error:
        print(error)

    def fails():
        raise ValueError("in a thread")

    f = Thread(target=fails)
    f.start()
    f.join()
    cond = threading.Condition()
    items = []

    def consumer():
        with cond:
            while not items:
                cond.wait()
            print("consumed", items.pop())

    c = Thread(target=consumer)
    with cond:
        items.append(5)
        cond.notify()
    c.start()
    c.join()
    at_the_end = Thread(target=lambda: print("at the end"))
    print("end of main")
    at_the_end.start()


if __name__ == "__main__":
    main()
