"""Functions that print, or ask for the time, are only named where they are what a parameter is by default."""
import time
import random

def log(msg, out=print):
    out(msg)

class Clock:
    def __init__(self, now=time.time, *, roll=random.random):
        self.now = now
        self.roll = roll
        self.start = 0

    def passed(self):
        return self.now() - self.start > 1000

random.seed(3)
LEVELS = ["a", "b"]

class Tracer:
    def __init__(self, sink=log, clock=Clock):
        self.sink = sink
        self.clock = clock()

    def trace(self, text):
        self.sink("> " + text)

log("hello")
t = Tracer()
t.trace("x")
print(t.clock.passed(), Clock(lambda: 5.0).passed(), 0 <= t.clock.roll() < 1)
print(round(Clock().roll(), 6) != 2)


class State:
    READY = 1


class Kernel:
    def __init__(self, trace=print):
        self.trace = trace
        self.states = []

    def spawn(self, name, state=State.READY):
        self.states.append(state)
        self.trace(name)


kernel = Kernel()
kernel.spawn("first")
print(kernel.states)
