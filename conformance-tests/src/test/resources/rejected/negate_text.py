def main(argv):
    print(-argv[0])
    return 0

# essence: unary - of str
