"""A typed lru_cache of a builtin, which takes any arguments, tells equal arguments of different types apart."""
import functools
import operator

shown = functools.lru_cache(typed=True)(repr)


@functools.lru_cache(maxsize=8, typed=True)
def of_all(*values):
    return [repr(value) for value in values]


def collect(*arguments, **named):
    return arguments, named


def main():
    print(shown(1), shown(True), shown(1.0), shown(1), shown((1,)), shown((True,)), shown.cache_info())
    print(of_all(1), of_all(True), of_all(1.0), of_all(1), of_all.cache_info())
    print(operator.call(collect, 1, 2), operator.call(collect, 3, function=4), operator.call(len, "abc"))


if __name__ == "__main__":
    main()
