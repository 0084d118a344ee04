"""Events that are run at their times, by priority among those of the same time."""

import sched
import time


class Clock:
    def __init__(self):
        self.now = 100.0

    def time(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def show(text, mark="?"):
    print(text + mark)


def main():
    clock = Clock()
    events = sched.scheduler(clock.time, clock.sleep)
    events.enter(5, 2, print, argument=("five, later",))
    events.enter(5, 1, print, argument=("five",))
    cancelled = events.enter(1, 1, print, argument=("never",))
    events.enterabs(102, 1, show, argument=("two",), kwargs={"mark": "!"})
    events.cancel(cancelled)
    print(len(events.queue), events.empty())
    events.run()
    print(clock.now, events.empty())
    real = sched.scheduler(time.monotonic, time.sleep)
    real.enter(0.02, 1, print, argument=("second",))
    real.enter(0.01, 1, print, argument=("first",))
    real.run()


if __name__ == "__main__":
    main()
