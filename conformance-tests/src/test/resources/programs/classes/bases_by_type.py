class Base:
    """doc"""
    def f(self):
        return type(self)
class A(Base):
    pass
def main():
    for x in (Base(), A()):
        print(type(x).__name__, type(x).__qualname__, type(x).__module__, type(x).__doc__)
        print(type(x).__bases__)
        print(len(type(x).__mro__))
if __name__ == "__main__":
    main()
