"""What generators return: the value of StopIteration, of several generators."""


def tally(items):
    total = 0
    for item in items:
        total += item
        yield total
    return total * 10


def silent():
    yield 'x'


def countdown(n):
    while n:
        yield n
        n -= 1
    return 1000


def exhaust(generator):
    while True:
        try:
            print(next(generator), end=' ')
        except StopIteration as stop:
            return stop.value


def chained():
    first = yield from tally([1, 2])
    second = yield from countdown(2)
    return first + second


class Numbers:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration


def main(argv):
    print(exhaust(tally([1, 2, 3])))
    print(exhaust(countdown(3)))
    print(exhaust(chained()))
    generator = countdown(1)
    next(generator)
    for attempt in range(3):
        try:
            next(generator)
        except StopIteration as stop:
            print(attempt, stop.value)
    try:
        next(Numbers())
    except StopIteration as stop:
        print(stop.value)
    generator = countdown(2)
    next(generator)
    generator.close()
    try:
        next(generator)
    except StopIteration as stop:
        print(stop.value)
    quiet = silent()
    print(next(quiet))
    try:
        quiet.send(None)
    except StopIteration as stop:
        print(stop.value)
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
