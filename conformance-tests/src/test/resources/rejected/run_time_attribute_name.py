class Point:
    def __init__(self):
        self.x = 1


def main(argv):
    print(getattr(Point(), argv[1]))
    return 0

# essence: getattr needs a constant name
