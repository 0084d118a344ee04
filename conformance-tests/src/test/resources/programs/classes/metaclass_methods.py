from typing import Generic, TypeVar
T = TypeVar("T")
class Registry(type):
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        if not bases:
            cls.members = {}
        else:
            cls.members[name] = cls
    def __len__(cls): return len(cls.members)
    def __iter__(cls): return iter(cls.members.values())
    def __getitem__(cls, key): return cls.members[key]
    def __contains__(cls, key): return key in cls.members
    def __repr__(cls): return f"<{cls.__name__}>"
    def __add__(cls, other): return cls.__name__ + other.__name__
    def names(cls): return sorted(cls.members)
    @property
    def first(cls): return cls.names()[0]
class Base(metaclass=Registry): pass
class A(Base):
    def hi(self): return "A"
class B(Base):
    def hi(self): return "B"
class Box:
    def __init__(self, v): self.v = v
    def __class_getitem__(cls, item):
        return f"{cls.__name__}[{item.__name__}]"
class G(Generic[T]):
    def __init__(self, v): self.v = v
def main(argv):
    print(len(Base), [c.__name__ for c in Base], Base["A"]().hi(), "B" in Base, "C" in Base)
    print(Base.names(), A + B, Base)
    print(Box[int], Box[str], G[int](3).v)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
