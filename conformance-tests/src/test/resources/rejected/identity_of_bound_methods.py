class Counter:
    def bump(self):
        return 1


def main(argv):
    counter = Counter()
    print(counter.bump is counter.bump)
    return 0

# essence: a bound method is made each time that it is read
