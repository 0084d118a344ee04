"""Results of generators beside generators that never return."""
# alone: what generators return is text here, and numbers elsewhere


def averager():
    total = 0.0
    count = 0
    average = 0.0
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count


def returns(flag):
    if flag:
        return "early"
    yield 1
    return "late"


def outer():
    a = yield from returns(True)
    b = yield from returns(False)
    return a + b


def main(argv):
    averages = averager()
    next(averages)
    print([averages.send(x) for x in (10, 20, 60)])
    g = outer()
    try:
        while True:
            print("got", next(g))
    except StopIteration as stop:
        print("value", stop.value)
    try:
        next(g)
    except StopIteration as stop:
        print("again", stop.value)
    h = returns(True)
    print(next(h, -1), list(returns(False)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
