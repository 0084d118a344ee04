"""getattr with a default and hasattr of what only some of the classes have: hooks, by names that are written and by names that are put together."""

class M:
    limit = None
    def fire(self):
        h = getattr(self, "hook", None)
        if h:
            h()
        if h is not None:
            print('hook of', type(self).__name__)
        getattr(self, "hook", lambda: print('none'))()
        k = getattr(self, 'kind', 'plain')
        print(k, getattr(self, 'prop', 'no prop'), getattr(self, 'held', 0), getattr(self, 'stat', len)('ab'))
        print(hasattr(self, 'hook'), hasattr(self, 'kind'), hasattr(self, 'prop'), hasattr(self, 'held'), hasattr(self, 'stat'), hasattr(self, 'cm'))
        f = getattr(self, 'cm', None)
        print(f() if f else 'no cm')
    def try_all(self):
        try:
            self.hook()
        except AttributeError as e:
            print(e)
class T(M):
    kind = 'tea'
class D(M):
    def hook(self):
        print('hooked')
    @property
    def prop(self):
        return 'a prop'
    @staticmethod
    def stat(x):
        return x * 2
class E(D):
    kind = 'east'
    def __init__(self):
        self.held = 5
    def hook(self):
        print('E hooked')
        super().hook()
    @classmethod
    def cm(cls):
        return cls.__name__
class Machine:
    def __init__(self):
        self.state = 'a'
    def fire(self, target):
        if hook := getattr(self, f"on_exit_{self.state}", None):
            hook()
        self.state = target
        getattr(self, f"on_enter_{target}", lambda: None)()
class Turning(Machine):
    coins = 0
    def on_enter_b(self):
        print('enter b')
        self.coins += 1
class Dying(Machine):
    def on_exit_b(self):
        print('exit b')
def by_state():
    t, d = Turning(), Dying()
    for m in (t, d):
        for s in 'aba':
            m.fire(s)
    print(t.coins)
def main():
    by_state()
    for m in (M(), T(), D(), E()):
        print('--', type(m).__name__)
        m.fire()
        m.try_all()
if __name__ == '__main__':
    main()
