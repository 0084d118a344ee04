"""Builtins among other functions, called with keywords, and inside partial."""

import functools


def own(text, base=10):
    return "own", text, base


def own_sort(key=None):
    return "own sort", key is None


def own_split(sep=None):
    return ["own", sep]


def own_update(**named):
    return sorted(named)


CASTS = {"int": int, "str": str, "hex": functools.partial(int, base=16), "own": own, "bin": functools.partial(own, base=2)}
READERS = [int, own]
SORTERS = {"up": sorted, "down": functools.partial(sorted, reverse=True), "len": functools.partial(sorted, key=len)}


def main():
    for name, text in (("int", "12"), ("str", "x"), ("hex", "ff"), ("own", "q"), ("bin", "11")):
        print(name, CASTS[name](text))
    for reader in READERS:
        print(reader("11", base=2))
    for name in SORTERS:
        print(name, SORTERS[name](["bb", "a", "ccc"]))
    numbers = [3, 1, 2]
    words = {"b": 1}
    for act in (numbers.sort, functools.partial(numbers.sort, reverse=True), own_sort):
        print(act(key=abs), numbers)
    for act in ("a-b-c".split, own_split, functools.partial("a b c".split, maxsplit=1)):
        print(act(sep="-") if act is not own_split else act(sep="-"))
    for act in (words.update, own_update):
        print(act(c=2, d=3), words)
    for act in ("{x}".format, own_update):
        print(act(x=5))
    chosen = [functools.partial(int, base=8), functools.partial(own, base=8)]
    for each in chosen:
        print(each("17"))


if __name__ == "__main__":
    main()
