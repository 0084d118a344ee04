"""What exceptions of one class hold has one type: handlers catch them all."""


class Failure(Exception):
    def __init__(self, value):
        self.value = value


def number(n):
    raise Failure(n)


def text(n):
    raise Failure(str(n))


def main(argv):
    try:
        number(3)
    except Failure as failure:
        print(failure.value + 1)
    try:
        text(3)
    except Failure as failure:
        print(failure.value + "x")
    return 0


# options: --strict
