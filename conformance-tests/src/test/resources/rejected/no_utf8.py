def main(argv):
    print("é")
    return 0
