class Point:
    def __init__(self, x):
        self.x = x


def first(point):
    return point.y


def second(count):
    return "count " + count


def main(argv):
    print(first(Point(1)))
    print(second(len(argv)))
    return 0

# essence: both errors are shown: Point has no attribute y; + of str and int
