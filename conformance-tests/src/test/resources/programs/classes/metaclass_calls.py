from abc import ABCMeta, abstractmethod
class Singleton(type):
    _instances = {}
    def __call__(cls, *args, **kwargs):
        if cls not in cls._instances:
            cls._instances[cls] = super(Singleton, cls).__call__(*args, **kwargs)
        return cls._instances[cls]
class Log(metaclass=Singleton):
    def __init__(self, name="root", level=0):
        self.name = name
        self.lines = []
    def log(self, text):
        self.lines.append(text)
class Db(metaclass=Singleton):
    def __init__(self, url): self.url = url
class Traced(ABCMeta):
    def __call__(cls, *args, **kw):
        print("making", cls.__name__, args, sorted(kw))
        return super().__call__(*args, **kw)
class Shape(metaclass=Traced):
    @abstractmethod
    def area(self): ...
class Sq(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
class Circle(Shape):
    def __init__(self, r, *, pi=3): self.r, self.pi = r, pi
    def area(self): return self.pi * self.r * self.r
class Pool(type):
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        cls.made = []
    def __call__(cls, *args):
        obj = super().__call__(*args)
        cls.made.append(obj)
        return obj
    def count(cls): return len(cls.made)
    def __len__(cls): return len(cls.made)
    def __iter__(cls): return iter(cls.made)
class Item(metaclass=Pool):
    def __init__(self, n): self.n = n
def main(argv):
    a = Log(); b = Log("x")
    a.log("one"); b.log("two")
    print(a is b, a.lines, a.name)
    print(Db("u").url, Db().url)
    for cls in (Sq, Circle):
        print(cls(2).area())
    print(Circle(1, pi=4).area())
    try:
        Shape()
    except TypeError as e:
        print(e)
    Item(1); Item(2)
    print(Item.count(), [i.n for i in Item.made])
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
