class Point:
    def __init__(self, x):
        self.x = x


def main(argv):
    print(Point(1, 2).x)
    return 0

# essence: Point() takes 1 argument, 2 are given
