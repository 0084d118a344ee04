def main(argv):
    count = len(argv)
    print(locals(), count)
    return 0
