"""What __getattr__ gives, and properties that raise AttributeError, asked for by name, by getattr and hasattr."""
class P:
    def __init__(self, n):
        self.a = 1
        if n > 1:
            self.b = 'b'
    def go(self): return 'go'
    @property
    def bad(self):
        if self.a:
            raise AttributeError('bad!')
        return 'fine'
    def __getattr__(self, name):
        if name.startswith('x'): return name * 2
        if name in ('bad', 'b'): return 'given ' + name
        raise AttributeError(name)

class Q(P):
    c = 'c of Q'

class First:
    def __init__(self): self.a = 1
    def go(self): return 'go'
    def __getattr__(self, name):
        if name.startswith('x'): return name * 2
        raise AttributeError(name)
def names(s):
    return s.split()
class Machine:
    def __init__(self): self.log = []
    def do_run(self): return 'run'
    def do_stop(self): return 'stop'
    def __getattr__(self, name):
        def missing(): return 'no ' + name
        return missing


def main():
    for p in (P(1), P(2), Q(3)):
        print(p.a, p.b, p.xa, p.bad, getattr(p, 'xy', None), getattr(p, 'yy', None), getattr(p, 'b', 0), getattr(p, 'bad', 0))
        print(hasattr(p, 'b'), hasattr(p, 'xyz'), hasattr(p, 'yz'), hasattr(p, 'bad'), hasattr(p, 'a'))
        try:
            print(p.c)
        except AttributeError as e:
            print('no', e)
        print(getattr(p, 'c', 'none'), hasattr(p, 'c'))
        for w in 'a b xa bad c yy'.split():
            print(w, hasattr(p, w), getattr(p, w, 'default'))
            try:
                print(getattr(p, w))
            except AttributeError as e:
                print('no', e)
        for w in ('a', 'b', 'xa', 'bad', 'c', 'yy'):
            print(w, hasattr(p, w), getattr(p, w, 'default'))
    p = First()
    for n in ('a', 'xy', 'b', 'go'):
        print(n, hasattr(p, n))
        v = getattr(p, n, None)
        print(v if n != 'go' else 'method')
    for n in names('a xy b'):
        try:
            print(getattr(p, n))
        except AttributeError as e:
            print('AE', e)
    print(hasattr(p, 'zz'), hasattr(p, 'xz'))
    m = Machine()
    for w in 'run stop fly'.split():
        print(getattr(m, 'do_' + w)())


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
