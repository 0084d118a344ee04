def perhaps(n):
    return n if n > 1 else None


def main(argv):
    print(isinstance(perhaps(len(argv)), type(None)))
    return 0
