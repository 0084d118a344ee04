def area(width, height):
    return width * height


def main(argv):
    print(area(3))
    return 0

# essence: area() misses the argument height
