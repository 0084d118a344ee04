import sys


def main(argv):
    print(sys.executable, sys.version)
    return 0

# essence: no Python runs a translated program
