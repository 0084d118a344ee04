"""Each function is given the next as a keyword by partial(), in a loop: partial calls that hold partial calls."""
from functools import partial


class Bus:
    def __init__(self):
        self.middleware = []
        self.log = []

    def dispatch(self, event):
        self.log.append(event)
        return [event]

    def emit(self, event):
        chain = self.dispatch
        for mw in reversed(self.middleware):
            chain = partial(mw, call_next=chain)
        return chain(event)


def upper(event, call_next):
    return call_next(event.upper())


def twice(event, call_next):
    return call_next(event) + call_next(event + "!")


def main():
    bus = Bus()
    print(bus.emit("a"))
    bus.middleware.append(upper)
    bus.middleware.append(twice)
    print(bus.emit("a"))


if __name__ == "__main__":
    main()
