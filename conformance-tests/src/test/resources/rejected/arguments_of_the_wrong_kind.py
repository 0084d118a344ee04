import math
import time


def coerced(text, whole, real):
    print("=" * (whole / 2), "ab" * real, "-" * text)
    print(2 ** text, 1 << real)
    print(math.sqrt(text), math.floor(text))
    print("abc"[0:text])
    [1, 2].insert(text, 1)
    time.sleep(text)
    print(int(whole, 10, 3))
    print(bool(1, 2))
    print("a", sep=whole)
    print('aaa'.replace('a', 'b', count=1))


def faults(text, whole, real):
    print(", ".join([3, 1, 2]))
    print([1] * text)
    print(text * [1])
    print("a".split(whole))
    print(int([1]))
    print(float([1]))
    print("abc".index(whole))
    print("abc".count(whole))
    print("abc".find(whole))
    print([1, 2][0:real])


def main(argv):
    coerced(argv[0], len(argv), len(argv) / 2)
    faults(argv[0], len(argv), len(argv) / 2)
    return 0

# essence: each wrong argument at its line, with the parameter's name and both types
