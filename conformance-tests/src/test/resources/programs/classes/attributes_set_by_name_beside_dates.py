"""Attributes that are set by names of the run, of a class beside others whose attributes have the same names."""

from datetime import datetime, time, timedelta
import heapq
from functools import partial

MINUTE = timedelta(minutes=1)


class Cron:
    FIELDS = (("minute", 0, 59), ("hour", 0, 23))

    def __init__(self, text):
        for (name, low, high), part in zip(self.FIELDS, text.split()):
            values = frozenset(range(low, high + 1)) if part == "*" else frozenset([int(part)])
            setattr(self, name, values)

    def after(self, t):
        t = t.replace(second=0, microsecond=0) + MINUTE
        while t.minute not in self.minute or t.hour not in self.hour:
            t += MINUTE
        return t


class Scheduler:
    def __init__(self, start):
        self.now = start
        self.queue = []
        self.quiet = (time(2, 0), time(4, 0))

    def start(self, cron):
        begin, end = self.quiet
        if begin <= self.now.time() < end:
            later = self.now.replace(hour=end.hour, minute=end.minute)
            return self.at(later, cron)
        self.at(cron.after(self.now), cron)

    def at(self, when, cron):
        heapq.heappush(self.queue, (when, 1, partial(self.start, cron)))

    def run(self, until):
        while self.queue and self.queue[0][0] < until:
            self.now, _, action = heapq.heappop(self.queue)
            print(self.now)
            action()


def main():
    s = Scheduler(datetime(2024, 3, 1, 0, 0))
    s.at(s.now, Cron("5 *"))
    s.run(datetime(2024, 3, 1, 7, 0))


if __name__ == "__main__":
    main()
