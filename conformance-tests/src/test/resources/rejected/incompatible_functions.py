def one(x):
    return x


def two(x, y):
    return x + y


def main(argv):
    for function in (one, two):
        print(function(1))
    return 0

# essence: two() misses an argument at this call
