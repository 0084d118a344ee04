LIMIT = 3


def main(argv):
    for name in globals():
        print(name)
    return 0
