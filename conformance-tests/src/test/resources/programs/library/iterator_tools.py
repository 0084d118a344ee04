import itertools
import operator
from itertools import (accumulate, batched, chain, combinations, combinations_with_replacement, compress, count, cycle, dropwhile, filterfalse, groupby,
                       islice, pairwise, permutations, product, repeat, starmap, takewhile, tee, zip_longest)


class Loud:
    """An iterator that says what is taken from it."""

    def __init__(self, n):
        self.n = n
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i == self.n:
            print("end", end=" ")
            raise StopIteration
        self.i += 1
        print("<%d>" % self.i, end=" ")
        return self.i


def primes():
    for n in count(2):
        if all(n % d for d in range(2, int(n ** 0.5) + 1)):
            yield n


def triples(limit):
    return [(a, b, c) for a, b, c in combinations(range(1, limit), 3) if a * a + b * b == c * c]


def main(argv):
    print(list(chain([1], [2, 3], (4,), range(5, 7))), list(chain("ab", ["cd"])), list(chain()), list(chain.from_iterable([[1, 2], [], [3]])))
    print(list(islice(count(5), 3)), list(islice(count(0.5, 0.25), 3)), list(islice(count(10, -3), 4)))
    print(list(islice(primes(), 8)), list(islice("abcdefg", 2, None, 2)), list(islice(range(10), 2, 5)), list(islice(range(10), None)))
    print("".join(islice(cycle("abc"), 8)), list(repeat(7, 3)), list(map(pow, range(4), repeat(2))))
    print(list(product([1, 2], "ab")), list(product([1, 2], repeat=2)), len(list(product(range(2), range(3), range(4)))))
    print(list(permutations([1, 2, 3])), list(permutations("abc", 2)), list(permutations([1], 2)))
    print(list(combinations([1, 2, 3, 4], 2)), list(combinations_with_replacement("ab", 3)), list(combinations("abc", 0)))
    print(list(accumulate([1, 2, 3])), list(accumulate([3, 1, 4], max)), list(accumulate([1, 2, 3], operator.mul, initial=10)), list(accumulate(["a", "b"])))
    for key, group in groupby([1, 1, 2, 3, 3, 1]):
        print(key, list(group), end="; ")
    for key, group in groupby(["apple", "avocado", "bean", "cherry", "corn"], key=lambda word: word[0]):
        print(key, sorted(group), end="; ")
    print([key for key, group in groupby("aabbb")], [len(list(group)) for _, group in groupby([True, True, False])])
    print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 3, 1])), list(filterfalse(lambda x: x % 2, range(6))))
    print(list(starmap(pow, [(2, 3), (3, 2)])), list(compress("abcd", [1, 0, 1, 1])), list(pairwise([1, 2, 3])), list(pairwise([1])))
    print(list(zip_longest([1, 2, 3], [4], fillvalue=0)), list(zip_longest("ab", "c", "def", fillvalue="-")), list(batched("abcdefg", 3)))
    first, second = tee([1, 2, 3])
    print(next(first), list(second), list(first))
    print(triples(15), sum(1 for _ in permutations(range(5))))

    rows = [[1, 2], [3], [4, 5]]
    print(list(chain(*rows)), list(product(*rows)), list(product([0, 1], [2, 3], repeat=2))[5], list(zip(*[[1, 2], [3, 4]])))

    loud = Loud(5)
    print(list(islice(loud, 2)), next(loud))
    print(list(takewhile(lambda x: x < 2, Loud(4))))
    print(list(zip_longest(Loud(1), Loud(3), fillvalue=0)))
    print(list(chain(Loud(1), Loud(2))))
    groups = groupby(Loud(3), lambda x: x // 2)
    for key, group in groups:
        print(key, end=" ")
        for item in group:
            print("got", item, end=" ")
    print()
    stale = [(key, group) for key, group in groupby([1, 1, 2])]
    print([list(group) for key, group in stale])
    empty = iter([1])
    joined = chain(empty, [5])
    print(next(joined), next(joined), next(joined, -1), next(joined, -1))
    for attempt in range(3):
        try:
            if attempt == 0:
                print(list(islice([1], -1)))
            elif attempt == 1:
                print(list(combinations([1], -1)))
            else:
                print(list(batched([1], 0)))
        except ValueError as error:
            print("ValueError", error)
    total = 0
    for a, b in itertools.product(range(60), range(60)):
        total += a * b
    for pair in itertools.combinations(range(60), 2):
        total += pair[0] - pair[1]
    print(total)
    return 0


if __name__ == '__main__':
    main(['program'])
