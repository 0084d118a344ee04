"""Functions, methods and objects that are kept by a name and called with as many arguments as there are: those that do not take them raise, where that is handled."""


class Counter:
    def __init__(self):
        self.total = 0

    def __call__(self, name, mark="."):
        self.total += 1
        return self.total

    def reset(self, name, mark=""):
        self.total = 0
        return -1


class Events:
    def __init__(self):
        self.handlers = {}

    def on(self, event, handler):
        self.handlers.setdefault(event, []).append(handler)
        return handler

    def emit(self, event, *arguments, **keywords):
        results = []
        for handler in self.handlers.get(event, ()):
            try:
                results.append(handler(*arguments, **keywords))
            except TypeError as error:
                print(error)
            except ZeroDivisionError as error:
                print(repr(error))
        return results


def main(argv):
    events = Events()
    counter = Counter()
    events.on("greet", counter)
    events.on("greet", lambda name, mark="!": len(name + mark))
    events.on("divide", lambda a, b: a // b)
    print(events.emit("greet", "Ann"), events.emit("greet", "Bob", mark="??"))
    events.on("greet", counter.reset)
    print(events.emit("greet", "Bob"), counter.total)
    print(events.emit("nothing"))
    print(events.emit("divide", 7, 2), events.emit("divide", 1, 0))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
