"""A thread that nobody joins, asked for what it did again and again."""

import queue
import threading


def main():
    jobs = queue.Queue()
    got = []

    def worker():
        got.append(jobs.get())

    threading.Thread(target=worker, daemon=True).start()
    jobs.put(1)
    while not got:
        if threading.active_count() == 1:
            break
        threading.Event().wait(0.01)
    print(got)


if __name__ == "__main__":
    main()
