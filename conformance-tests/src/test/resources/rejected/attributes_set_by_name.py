class A: pass
def main(argv):
    a = A()
    for name in argv:
        setattr(a, name, 1)
    return 0
