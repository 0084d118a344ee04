def area(width, height):
    return width * height


def main(argv):
    sizes = [len(argument) for argument in argv]
    print(area(*sizes))
    return 0

# essence: the length of the list after * is not known
