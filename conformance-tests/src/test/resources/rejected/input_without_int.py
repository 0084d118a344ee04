def main(argv):
    n = input("number? ")
    print(n + 1)
    return 0
