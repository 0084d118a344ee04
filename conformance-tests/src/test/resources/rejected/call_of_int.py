def main(argv):
    size = len(argv)
    print(size())
    return 0

# essence: int is not callable
