class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def main(argv):
    point = Point(1, 2)
    print(point.x + point.z)
    return 0

# essence: Point has no attribute z
