"""Keywords come from a dict whose keys are not known."""


def area(width, height):
    return width * height


def main(argv):
    sizes = {argument: len(argument) for argument in argv}
    print(area(**sizes))
    return 0

# essence: the names of the keywords in ** are not known
