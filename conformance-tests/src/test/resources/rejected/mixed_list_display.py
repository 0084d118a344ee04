def main(argv):
    print([1, "two", 3])
    return 0

# essence: the items of one list are of unrelated types, int and str


# options: --strict
