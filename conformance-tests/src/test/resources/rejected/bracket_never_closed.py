def main(argv):
    print(len(argv)
    print("a")
    return 0
