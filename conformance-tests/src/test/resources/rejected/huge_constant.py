def main(argv):
    x = 2**70
    print(x + len(argv))
    return 0

# essence: the constant does not fit 64 bits
