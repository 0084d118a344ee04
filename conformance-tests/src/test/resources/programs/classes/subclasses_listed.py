class Shape:
    def area(self):
        return 0
class Circle(Shape):
    def area(self):
        return 3
class Square(Shape):
    def area(self):
        return 4
class Small(Square):
    pass
class Lone:
    pass
def every(cls):
    return sorted(each.__name__ for each in cls.__subclasses__())
def main():
    print([c.__name__ for c in Shape.__subclasses__()], [c().area() for c in Shape.__subclasses__()])
    found = Square.__subclasses__()
    found.append(Small)
    print(len(found), len(Square.__subclasses__()), Lone.__subclasses__())
    print(every(Shape))
main()
