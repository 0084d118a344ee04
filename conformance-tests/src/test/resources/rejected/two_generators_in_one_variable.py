"""A variable holds one of two generators."""


def up(n):
    for i in range(n):
        yield i


def down(n):
    while n > 0:
        n -= 1
        yield n


def main(argv):
    generator = up(3) if len(argv) > 1 else down(3)
    for each in generator:
        print(each)
    return 0

# essence: a variable cannot hold two generators
