class Point:
    def __init__(self, x):
        self.x = x

    def to_dict(self):
        return self.__dict__

class Slotted:
    __slots__ = ('x',)

    def __init__(self):
        self.x = 1

def keep(attributes, point):
    point.x = 2
    return attributes['x']

def main(argv):
    point = Point(len(argv))
    kept = vars(point)
    print(kept, point.to_dict(), keep(point.__dict__, point))
    print(vars(Slotted()), vars(3))
    point.__dict__.setdefault('x', 6)
    print(vars())
    return 0
