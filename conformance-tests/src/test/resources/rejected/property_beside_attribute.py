class O:
    def x(self): return 2
class A(O):
    @property
    def x(self): return 1
def main(argv):
    for o in [A(), O()]:
        print(o.x)
    return 0
