"""__doc__ of classes and functions, where there is one and where there is none."""


class Told:
    "What Told is for."

    def __init__(self):
        self.text = type(self).__doc__

    def method(self):
        "What the method does."


class Below(Told):
    pass


class Untold:
    def __init__(self, made_by):
        text = getattr(made_by, "__doc__", None)
        if text is None:
            text = type(self).__doc__
        self.text = text


def function():
    """
    Two lines,
      indented.
    """


def bare():
    pass


def main():
    print(Told.__doc__, Below.__doc__, Untold.__doc__, Told.method.__doc__, bare.__doc__)
    print(repr(function.__doc__))
    print(Told().text, Below().text, Told().__doc__, Below().__doc__)
    print(Untold(main).text, type(Untold(main)).__doc__, getattr(bare, "__doc__", "none"))
    for kind in (Told, Below):
        print(kind.__doc__)


if __name__ == "__main__":
    main()
