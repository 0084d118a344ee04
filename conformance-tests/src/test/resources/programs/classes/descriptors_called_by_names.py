"""Descriptors and objects that can be called, which classes have beside methods, called by names that only the run tells."""

from functools import partial


class Event:
    def __init__(self, function):
        self.function = function

    def __get__(self, machine, owner=None):
        if machine is None:
            return self
        return partial(machine.fire, self.function)


class Greeting:
    def __call__(self, *names):
        return "hello " + " and ".join(names)


class Machine:
    greet = Greeting()
    size = 3

    def __init__(self):
        self.log = []

    def fire(self, function, *arguments):
        self.log.append(function.__name__)
        return function(self, *arguments)

    @Event
    def insert(self, coin):
        return f"took {coin}"

    @Event
    def shake(self, *parts):
        return "shaken" + ", ".join(parts)

    def state(self, *unused):
        return " ".join(self.log)


def main():
    machine = Machine()
    for name, arguments in [("insert", ("dime",)), ("greet", ("Ann", "Bob")), ("shake", ()), ("state", ()), ("insert", ("cent",)), ("fly", ())]:
        try:
            print(name, getattr(machine, name)(*arguments))
        except AttributeError as error:
            print(error)


if __name__ == "__main__":
    main()
