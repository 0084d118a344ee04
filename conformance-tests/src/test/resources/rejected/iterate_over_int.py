def main(argv):
    for i in len(argv):
        print(i)
    return 0

# essence: int is not iterable; write range(...)
