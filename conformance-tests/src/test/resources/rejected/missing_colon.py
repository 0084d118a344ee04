def main(argv):
    if argv
        print("a")
    return 0
