"""Attributes that are None unless they are given a function made at run time, or a bound method."""

from dataclasses import dataclass


def say(text):
    def action(count):
        return text * count
    return action


class Counter:
    def __init__(self):
        self.seen = 0

    def note(self, count):
        self.seen += count
        return self.seen


@dataclass
class Step:
    name: str
    action: object = None


class Plain:
    action = None

    def __init__(self, action):
        if action:
            self.action = action


class Method:
    action = None

    def __init__(self, counter):
        if counter is not None:
            self.action = counter.note


class Builder:
    def __init__(self):
        self.steps = []

    def add(self, name, do=None):
        self.steps.append(Step(name, do))
        return self


def main():
    for step in Builder().add("a").add("b", say("x")).steps:
        print(step.name, step.action(2) if step.action else None)
    for plain in (Plain(None), Plain(say("y"))):
        print(plain.action(3) if plain.action is not None else "none")
    counter = Counter()
    for method in (Method(None), Method(counter), Method(counter)):
        print(method.action(4) if method.action else "none")


if __name__ == "__main__":
    main()
