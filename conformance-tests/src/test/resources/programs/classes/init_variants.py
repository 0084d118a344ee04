"""Constructors: defaults, factories, __new__-free subclasses, attributes set outside of __init__."""


class Options:
    verbose = False
    name = "default"

    def __init__(self, **kwargs):
        if "verbose" in kwargs:
            self.verbose = kwargs["verbose"]


class Lazy:
    def __init__(self):
        self.computed = None

    def get(self):
        if self.computed is None:
            self.computed = self.compute()
        return self.computed

    def compute(self):
        return [1, 2, 3]


class Linked:
    def __init__(self, value, parent=None):
        self.value = value
        self.parent = parent
        self.children = []
        if parent is not None:
            parent.children.append(self)

    def path(self):
        return (self.parent.path() if self.parent else "") + "/" + self.value


class Empty:
    pass


class Delegate:
    def __init__(self, target):
        self.target = target
        self.append = target.append


def main(argv):
    print(Options().verbose, Options(verbose=True).verbose, Options.name)
    lazy = Lazy()
    print(lazy.get() is lazy.get(), lazy.get())
    root = Linked("root")
    child = Linked("child", root)
    Linked("leaf", child)
    print(child.children[0].path(), [c.value for c in root.children])
    record = Empty()
    record.x = 5
    record.name = "outside"
    print(record.x, record.name)
    items = []
    Delegate(items).append("added")
    print(items)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
