def pair():
    return 1, 2


def main(argv):
    a, b, c = pair()
    print(a, b, c)
    return 0

# essence: a tuple of 2 items is unpacked into 3
