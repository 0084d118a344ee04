LIMIT = 3


def names(variables):
    return sorted(variables)


def main(argv):
    print(names(globals()))
    globals()["LIMIT"] = 4
    return 0
