"""Iterators made of iterators by functions that are passed on."""
# alone: for its values of several kinds the types of all of a group would be inferred again

from functools import partial, reduce


def pipe(x, *fs):
    return reduce(lambda acc, f: f(acc), fs, x)


def main():
    print(pipe(range(10), partial(filter, lambda x: x % 3), sum, str))
    print(pipe([3, 1, 2], sorted, partial(filter, lambda x: x > 1), list))
    print(pipe("a b c".split(), partial(map, str.upper), list, " ".join))


if __name__ == "__main__":
    main()
