def nothing(argv):
    pass


def main(argv):
    print(nothing(argv).name)
    return 0

# essence: None has no attribute name
