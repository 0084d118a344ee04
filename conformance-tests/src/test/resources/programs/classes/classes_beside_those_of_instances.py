# A class that is one of several, and of which nothing else makes instances, is what is made.
class A:
    def __init__(self, name, **keywords):
        self.name = name
        if len(keywords) > 0:
            raise TypeError('got ' + str(sorted(keywords)))
    def holder(self, cls=None):
        return Holder(type(self) if cls is None else cls)
class B(A):
    def __init__(self, name, left=3, **keywords):
        super().__init__(name, **keywords)
        self.left = left
class C(A):
    pass
class Holder:
    def __init__(self, cls):
        self.cls = cls
    def make(self, name, **keywords):
        return self.cls(name=name, **keywords)
class D:
    def __init__(self, name):
        self.name = name
    def holder(self, cls=None):
        return Holder2(type(self) if cls is None else cls)
class E(D):
    def __init__(self, name, left=3):
        super().__init__(name)
        self.left = left
class Holder2:
    def __init__(self, cls):
        self.cls = cls
    def make(self, name):
        return self.cls(name=name, left=8)
def main():
    for made in (A('a').holder(B), A('a').holder(), C('c').holder()):
        try:
            print(type(made.make('n')).__name__)
            made = made.make('n', left=7)
            print(type(made).__name__, isinstance(made, B) and made.left)
        except TypeError as e:
            print(e)
    for made in (D('a').holder(E), D('a').holder()):
        try:
            made = made.make('n')
            print(type(made).__name__, isinstance(made, E) and made.left)
        except TypeError as e:
            print(e)
if __name__ == '__main__':
    main()
