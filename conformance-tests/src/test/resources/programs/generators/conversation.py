"""send, throw, close, results, exceptions, try and with inside of generators."""


def averager():
    total = 0.0
    count = 0
    average = 0.0
    while True:
        value = yield average
        if value is None:
            break
        total += value
        count += 1
        average = total / count
    return count


def careful(log):
    try:
        while True:
            try:
                yield len(log)
            except ValueError as error:
                log.append("caught " + str(error))
    finally:
        log.append("done")


def failing():
    yield 1
    raise KeyError("in generator")


def leaking():
    yield next(iter([5]))
    yield next(iter([1][1:]))


def inner():
    yield "a"
    yield "b"
    return 42


def outer():
    result = yield from inner()
    yield str(result)


def make_counter(step):
    def counter(limit):
        for i in range(0, limit, step):
            yield i
    return counter


class Guard:
    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log.append("enter")
        return self

    def __exit__(self, kind, value, traceback):
        self.log.append("exit")
        return False


def guarded(log, n):
    with Guard(log):
        for i in range(n):
            yield i


def main(argv):
    average = averager()
    print(next(average), average.send(10.0), average.send(20.0))
    log = []
    generator = careful(log)
    print(next(generator), generator.throw(ValueError("one")), next(generator))
    generator.close()
    print(log, next(generator, -1))
    try:
        for item in failing():
            print(item)
    except KeyError as error:
        print("KeyError", error)
    try:
        for item in leaking():
            print(item)
    except RuntimeError as error:
        print("RuntimeError", error)
    print(list(outer()))
    print(list(make_counter(3)(10)), [list(make(5)) for make in [make_counter(1), make_counter(2)]])
    log = []
    print([n for n in guarded(log, 3)], log)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
