def main(argv):
    print(argv[0] % len(argv))
    return 0

# essence: the format on the left of % must be a constant
