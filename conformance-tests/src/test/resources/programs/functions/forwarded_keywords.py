"""**kwargs passed on to another function."""


def inner(a, b=2, *rest, c=3, **named):
    return [a, b, c, len(rest), len(named)]


def forward(*args, **kwargs):
    return inner(*args, **kwargs)


class Event:
    def __init__(self, name, *, priority=0):
        self.name = name
        self.priority = priority


class Loud(Event):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.name = self.name.upper()


def main(argv):
    print(forward(1), forward(1, 2, 3, c=4), forward(a=5), forward(1, x=2))
    print(Loud("boom", priority=5).name)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

