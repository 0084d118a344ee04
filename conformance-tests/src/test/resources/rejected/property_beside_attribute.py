class O: pass
class A(O):
    @property
    def x(self): return 1
class B(O):
    x = 2
def main(argv):
    for o in [A(), B()]:
        print(o.x)
    return 0
