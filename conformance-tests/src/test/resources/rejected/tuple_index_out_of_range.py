def main(argv):
    pair = (len(argv), "x")
    print(pair[2])
    return 0

# essence: the tuple has 2 items, there is no index 2
