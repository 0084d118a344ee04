import random


def main(argv):
    r = random.Random(7)
    print(r.sample(['a', 'b', 'c'], k=4, counts=[3, 0, 5]), r.sample([10, 20], 3, counts=(2, 2)))
    print(r.sample('xyz', 2), r.choices('xyz', [1, 2, 3], k=5))
    for counts in ([1], [1, -3, 1]):
        try:
            print(r.sample(['a', 'b', 'c'], 1, counts=counts))
        except ValueError as error:
            print(error)
    random.seed(3)
    print(random.sample(range(3), counts=[1, 1, 4], k=6))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
