def main(argv):
    table = {}
    table[[1, 2]] = "x"
    print(len(table))
    return 0

# essence: a list is not hashable
