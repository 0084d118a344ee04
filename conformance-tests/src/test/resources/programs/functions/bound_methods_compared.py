class C:
    def __init__(self, name):
        self.name = name

    def bump(self):
        return self.name + " bumped"

    def reset(self):
        return self.name + " reset"


class D(C):
    def reset(self):
        return self.name + " reset below"


def free():
    return "free"


class Events:
    def __init__(self):
        self.handlers = []

    def subscribe(self, handler):
        if handler not in self.handlers:
            self.handlers.append(handler)

    def unsubscribe(self, handler):
        self.handlers.remove(handler)

    def fire(self):
        return [handler() for handler in self.handlers]


def closure_of(n):
    return lambda: "closure " + str(n)


def main(argv):
    c = C("c")
    d = D("d")
    handlers = [c.bump, c.reset, d.reset, free]
    print(c.bump in handlers, handlers[0] == c.bump, handlers[0] == d.bump, handlers[1] == handlers[0], handlers[1] != c.reset, handlers[2] == d.reset)
    print(free in handlers, d.bump in handlers, handlers.index(d.reset), handlers.count(c.reset))
    events = Events()
    for handler in [c.bump, d.bump, c.bump, free, free, d.reset]:
        events.subscribe(handler)
    print(events.fire())
    events.unsubscribe(d.bump)
    print(events.fire())
    try:
        events.unsubscribe(d.bump)
    except ValueError as e:
        print(e)
    first = closure_of(1)
    events.subscribe(first)
    events.subscribe(closure_of(1))
    events.subscribe(first)
    print(events.fire())
    events.unsubscribe(free)
    print([h() for h in handlers if h != free], handlers[3] == free, handlers[0] == free)
    names = {c.bump: "c.bump", d.bump: "d.bump", free: "free", c.reset: "c.reset"}
    print(names[c.bump], names[d.bump], names[free], names.get(d.reset, "none"), len({c.bump, c.bump, d.bump, free}))
    chosen = None if len(argv) > 5 else c.reset
    if len(argv) > 6:
        chosen = free
    print(chosen == c.reset, chosen == d.reset, chosen == free, chosen is None, chosen != None)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
