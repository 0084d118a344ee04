"""Builtins and methods that take any number of arguments, from lists of unknown length."""

import itertools
import math
import os


def call(name, arguments):
    operations = {"abs": abs, "max": max, "pow": pow, "both": lambda a, b: a + b}
    return operations[name](*arguments)


def main():
    sets = [{1, 2, 3}, {2, 3}, {3, 4}]
    texts = ["a", "b", "c"]
    numbers = [12, 18, 30]
    print(sorted(set().union(*sets)), sorted(set.union(*sets)), sorted(set.intersection(*sets)), sorted({1, 2, 9}.difference(*sets)), sorted({3, 7}.intersection(*sets)))
    grown = {0}
    grown.update(*sets)
    grown.difference_update(*sets[1:2])
    print(sorted(grown), sorted(set().union(*sets[:0])), sorted({5}.intersection(*sets[:0])))
    print(os.path.join(*texts), os.path.join("/x", *texts), os.path.join("x", *texts[:0]))
    print(math.gcd(*numbers), math.lcm(*numbers), math.gcd(*numbers[:0]), math.lcm(*numbers[:0]), math.hypot(*[3, 4]), math.gcd(6, *numbers))
    print(math.gcd(*[n * 6 for n in range(1, 5000)]), sum(set().union(*[{n} for n in range(5000)])), max(*range(5000)))
    print(list(itertools.chain(*[texts, texts[1:]])), list(zip(*[numbers, numbers])), "{}-{}-{}".format(*texts))
    print(max(1, *(len(text) for text in texts)), max(len("abc"), *[]) if not texts else max(2, *numbers, key=lambda n: -n))
    print([call(name, arguments) for name, arguments in [("abs", [-1]), ("max", [1, 2]), ("both", [1, 2]), ("pow", [2, 5])]])
    for name, arguments in [("abs", [1, 2]), ("abs", []), ("pow", [2])]:
        try:
            print(call(name, arguments))
        except TypeError as error:
            print(name, error)


if __name__ == "__main__":
    main()
