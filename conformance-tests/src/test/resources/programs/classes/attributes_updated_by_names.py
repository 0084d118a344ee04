"""vars(x).update(a=…, b=…), past a __setattr__ too."""


class Recorder:
    def __init__(self, target):
        self.__dict__.update(_target=target, calls=[])

    def __setattr__(self, name, value):
        self.calls.append(f"{name} = {value!r}")
        setattr(self._target, name, value)


class Target:
    def __init__(self):
        self.x = 1


class Both:
    def __init__(self, n):
        vars(self).update(name="b" * n, size=n, items=[n])
        print(self.__dict__.update(other=None, size=n + 1))


def main():
    t = Target()
    r = Recorder(t)
    r.x = 5
    print(t.x, r.calls)
    b = Both(2)
    print(b.name, b.size, b.items, b.other, list(vars(b)))


if __name__ == "__main__":
    main()
