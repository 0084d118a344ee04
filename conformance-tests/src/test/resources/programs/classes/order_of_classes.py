# C.mro() lists what C.__mro__ holds.
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
def main():
    print([c.__name__ for c in D.mro()], [c.__name__ for c in A.__subclasses__()], [c.__name__ for c in type(D()).__mro__])
    print([c.__name__ for c in type(D()).mro()])
main()
