"""random: the distributions that the library makes of others."""
import random


def main(argv):
    random.seed(5)
    print(random.betavariate(2, 3), random.gammavariate(0.5, 2.0), random.gammavariate(9.0, 1.0))
    print(random.vonmisesvariate(1.0, 4.0))
    print([random.binomialvariate(20, 0.25) for _ in range(5)], random.binomialvariate(200, 0.5))
    generator = random.Random(7)
    print(generator.betavariate(1.5, 2.5), generator.gammavariate(1.0, 1.5))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
