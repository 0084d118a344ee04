"""Partials with keywords of which only the run tells the names."""
import sys
from functools import partial


def show(*items, **named):
    return " ".join([str(item) for item in items] + [f"{name}={value}" for name, value in sorted(named.items())])


def options(text):
    return dict(word.split("=") for word in text.split())


def main():
    mapping = options("colour=red size=3")
    first = partial(show, 1, **mapping)
    print(first(2), "|", first(colour="blue", deep=True))
    mapping["late"] = "x"
    print(first.keywords, first.args, first.func is show)
    print(repr(first).partition(" at ")[0], repr(first).partition(">")[2])
    first.keywords["size"] = "4"
    print(first())
    second = partial(show, *["a"], **options(""))
    print(second("b"), second.keywords)
    for made in (first, second, partial(show, end=1)):
        print(made("z"), made.keywords)
    try:
        partial(len, **mapping)([1])
    except TypeError as error:
        print("TypeError")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
