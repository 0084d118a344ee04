"""What a decorator gives that is a method of an instance, and functions beside instances that are asked for an attribute."""
import functools


class Event:
    def __init__(self, name):
        self.name = name


class Bus:
    def __init__(self):
        self.handlers = {}

    def on(self, pattern, fn=None, *, priority=0):
        if fn is None:
            return functools.partial(self.on, pattern, priority=priority)
        self.handlers.setdefault(pattern, []).append((-priority, fn))
        return fn

    def emit(self, name):
        for p, subs in self.handlers.items():
            for _, fn in subs:
                print(fn.__name__, fn(Event(name)))


def main():
    bus = Bus()

    @bus.on("a")
    def audit(event):
        return "audit " + event.name

    @bus.on("b", priority=2)
    def check(event):
        return None

    bus.emit("a")
    bus.emit("b")


if __name__ == "__main__":
    main()
