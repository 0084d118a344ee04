count = 0


def step():
    count += 1
    return count


def main(argv):
    print(step())
    return 0

# essence: global count
