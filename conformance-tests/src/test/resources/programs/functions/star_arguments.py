"""*args and **kwargs passed on, mixed with defaults."""


def inner(a, b=2, *rest, c=3, **named):
    return [a, b, c, len(rest), len(named)]


def forward(*args):
    return inner(*args, c=7)


def log(level, *parts, separator=" "):
    return level + ": " + separator.join([str(part) for part in parts])


class Event:
    def __init__(self, name, *, priority=0, tags=()):
        self.name = name
        self.priority = priority
        self.tags = tags


class Loud(Event):
    def __init__(self, name, priority):
        super().__init__(name, priority=priority)
        self.name = self.name.upper()


def apply(function, *args):
    return function(*args)


def add(a, b):
    return a + b


def main(argv):
    print(inner(1), inner(1, 5), inner(1, 5, 6, 7), inner(1, c=9), inner(1, d=4, e=5), inner(b=1, a=0))
    print(forward(1), forward(1, 2, 3))
    print(log("info"), log("info", 1, 2, 3), log("warn", "a", "b", separator="-"))
    event = Loud("boom", priority=5)
    print(event.name, event.priority, event.tags, Event("quiet").priority)
    print(apply(add, 1, 2), apply(add, "a", "b"), apply(max, 3, 4), add(*(1, 2)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

