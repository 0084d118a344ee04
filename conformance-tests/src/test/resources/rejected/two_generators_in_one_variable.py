"""A variable holds one of two generators, which yield different things."""


def numbers():
    yield 1


def words():
    yield "a"


def main(argv):
    source = numbers() if len(argv) > 1 else words()
    for item in source:
        print(item)
    return 0

# essence: two generators in one variable yield things that cannot meet


# options: --strict
