"""Products of nothing, and samples of what is no sequence."""
import itertools as it
import random


def main():
    print(list(it.product()), list(it.product(repeat=2)), list(it.product([1, 2], repeat=0)), list(it.product("ab")))
    print(list(it.chain()), list(zip()), list(it.zip_longest()))
    try:
        print(list(it.product(repeat=-1)))
    except ValueError as e:
        print(e)
    r = random.Random(1)
    for population in [{1: 2}]:
        try:
            print(r.sample(population, 1))
        except TypeError as e:
            print(e)
    try:
        print(r.sample({1, 2}, 1))
    except TypeError as e:
        print(e)
    print(r.sample([1, 2, 3], 2), r.sample(range(10), 3), r.sample("abc", 2), r.sample((1, 2), 1), r.sample([1, 2], k=3, counts=[2, 2]))


if __name__ == "__main__":
    main()
