"""A tuple that is longer in each call would need a function of its own for each length."""


def countdown(number, before=()):
    if number == 0:
        yield before
        return
    yield from countdown(number - 1, before + (number,))


def main(argv):
    print(next(countdown(5)))
    return 0


# options: --strict
