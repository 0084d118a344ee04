class Shape:
    count = 0

    def __init__(self):
        Shape.count += 1


def main(argv):
    Shape()
    print(Shape.count)
    return 0

# essence: an attribute of a class is assigned at run time
