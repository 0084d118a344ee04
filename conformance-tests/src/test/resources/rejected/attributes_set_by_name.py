class A:
    __slots__ = ("y",)

class B(A):
    pass

def main(argv):
    a = A() if len(argv) > 1 else B()
    for name in argv:
        setattr(a, name, 1)
    return 0
