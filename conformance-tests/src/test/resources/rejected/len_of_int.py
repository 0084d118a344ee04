def main(argv):
    print(len(len(argv)))
    return 0

# essence: int has no len()
