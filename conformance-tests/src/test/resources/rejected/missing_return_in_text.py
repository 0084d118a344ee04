def find(items, wanted):
    for i in range(len(items)):
        if items[i] == wanted:
            return i
def main(argv):
    print("found at " + find(argv, "a"))
    return 0
