def main(argv):
    n = 2 ** 100
    print(n)
    return 0
