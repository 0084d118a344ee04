"""Classes whose metaclasses define different special methods, or none."""
class Base(type):
    def __iter__(cls): return iter([cls.__name__, "base"])
    def __len__(cls): return 2
class Derived(Base):
    def __len__(cls): return 30 + super().__len__()
    def __getitem__(cls, k): return cls.__name__ + str(k)
class A(metaclass=Base): pass
class B(metaclass=Derived): pass
class C(B): pass
class Plain: pass
def show(c):
    try:
        print(len(c))
    except TypeError as e:
        print("len", e)
    try:
        for x in c: print(x)
    except TypeError as e:
        print("iter", e)
    try:
        print(c[4])
    except TypeError as e:
        print("item", e)
    try:
        print("base" in c)
    except TypeError as e:
        print("in", e)
    print(bool(c))
def main():
    for c in (A, B, C, Plain): show(c)
if __name__ == "__main__":
    main()
