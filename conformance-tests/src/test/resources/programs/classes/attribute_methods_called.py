"""__setattr__, __delattr__ and __getattribute__ of objects, called by their names."""

class A:
    def __init__(self):
        self.x = 1
        self.y = 2
class P:
    def __init__(self):
        self._t = 1
    @property
    def t(self):
        return self._t
    @t.deleter
    def t(self):
        print("deleting")
        self._t = None
def main():
    a = A()
    a.__setattr__("x", 5)
    print(a.x, a.__getattribute__("y"))
    a.__delattr__("y")
    print(hasattr(a, "y"))
    p = P()
    p.__delattr__("t")
    print(p.t)
    try:
        a.__delattr__("y")
    except AttributeError as e:
        print(e)
if __name__ == "__main__":
    main()
