class Made:
    def __init__(self, name):
        self.name = name
        self.calls = 0

    def call(self):
        self.calls += 1
        return self.name, self.calls


class Lazy:
    def __set_name__(self, owner, name):
        self.key = "_made_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.setdefault(self.key, Made(self.key))


class Machine:
    changed = Lazy()

    def __init__(self):
        self.size = 3
        self.words = ["a"]


def main(argv):
    one, two = Machine(), Machine()
    print(one.changed.call(), one.changed.call(), two.changed.call(), one.changed is one.changed)
    print(sorted(vars(one)))
    print(vars(one).setdefault("size", 9), one.__dict__.setdefault("words", []), vars(one).setdefault("other", 5))
    print(one.other, sorted(vars(one)), sorted(vars(two)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
