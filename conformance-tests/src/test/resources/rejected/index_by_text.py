def main(argv):
    items = [1, 2, 3]
    print(items[argv[0]])
    return 0

# essence: a list is indexed by int, not by str
