class Point:
    def __init__(self, width):
        self.width = width

    def scaled(self, factor):
        return Point(self.width * factor)


def area(point, height=1):
    return point.width * height


def main(argv):
    items = []
    items.apend(len(argv))
    text = "abc".uper()
    point = Point(3)
    print(point.wdth)
    print(point.scald(2))
    print(area(point, heigh=2), text, items)
    return 0

# essence: each misspelt attribute, method and keyword is told with the one that is meant: append, upper, width, scaled, height
