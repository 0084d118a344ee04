"""Generator functions put one behind the other by a function that is made for each pair of them: each is passed, as far as types tell, what any of them gives."""
from functools import reduce


def lines_of(text):
    for line in text.split("\n"):
        yield line


def stripped(lines):
    for line in lines:
        line, _, _ = line.partition("#")
        line = line.strip()
        if line:
            yield line


def pairs(lines):
    for line in lines:
        name, number = line.split(";")
        yield name, int(number)


def compose(*functions):
    return reduce(lambda f, g: lambda x: g(f(x)), functions)


def main(argv):
    print(compose(lines_of, stripped, pairs, list)("a;1\n\nb;2 # two\n#"))
    print(compose(lines_of, stripped, stripped, list)(" x \n#y"))
    try:
        compose(lines_of, pairs, list)("none")
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
