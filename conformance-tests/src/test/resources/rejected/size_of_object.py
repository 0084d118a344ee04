import sys


def main(argv):
    print(sys.getsizeof(argv))
    return 0
