"""Attributes that __getattr__ gives."""


class Proxy:
    def __init__(self, target):
        self._target = target

    def __getattr__(self, name):
        return "no " + name


class Lazy:
    scale = 2

    def __init__(self):
        self.asked = []

    def __getattr__(self, name):
        self.asked.append(name)
        if name.startswith("x_"):
            return len(name) * self.scale
        raise AttributeError("Lazy has no " + name)

    def method(self):
        return self.x_from_method


class Below(Lazy):
    def __init__(self):
        super().__init__()
        self.own = 1


class Delegate:
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        return getattr(self.inner, "scale")


class Actions:
    def __getattr__(self, name):
        def action(x):
            return name + ":" + str(x)
        return action


def main():
    print(Proxy(1).something, Proxy(2)._target, Proxy(3).other)
    lazy = Lazy()
    print(lazy.x_abc, lazy.method(), lazy.asked, lazy.scale)
    try:
        print(lazy.y)
    except AttributeError as error:
        print("error", error)
    below = Below()
    print(below.own, below.x_1, below.asked)
    print(Delegate(lazy).anything)
    actions = Actions()
    print(actions.open(1), actions.close("a") if False else actions.close(2))


if __name__ == "__main__":
    main()
