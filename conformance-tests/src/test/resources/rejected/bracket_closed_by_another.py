def main(argv):
    print([len(argv)), 2)
    return 0
