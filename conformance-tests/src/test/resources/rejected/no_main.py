print("runs at import")


def start(argv):
    return 0

# essence: the program has no main(argv)
