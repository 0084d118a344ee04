def main(argv):
    print(len(argv) < argv[0])
    return 0

# essence: < of int and str
