class A:
    def __setattr__(self, name, value): pass

class B:
    def __init__(self):
        self._x = 0

    @property
    def x(self):
        return self._x

def main(argv):
    a = A()
    b = B()
    for name in argv:
        setattr(a, name, 1)
    return 0
