"""Generators that one loop goes through, and what keeps them from being loops: each does what the generator would."""


class Log:
    def __init__(self):
        self.lines = []

    def add(self, line):
        self.lines.append(line)

    def take(self):
        text = " ".join(self.lines)
        self.lines.clear()
        return text


class Held:
    def __init__(self, log, name):
        self.log = log
        self.name = name

    def __enter__(self):
        self.log.add("+" + self.name)
        return self

    def __exit__(self, kind, value, tb):
        self.log.add("-" + self.name)
        return self.name == "quiet" and kind is not None


def up_to(n):
    i = 0
    while i < n:
        yield i
        i += 1


def none():
    return
    yield 1


def guarded(n, log):
    try:
        for i in range(n):
            yield i
        log.add("end")
    finally:
        log.add("finally")


def held(n, log, name):
    with Held(log, name):
        for i in range(n):
            log.add(f"<{i}")
            yield i
            log.add(f">{i}")


def failing(n):
    for i in range(n):
        if i == 3:
            raise ValueError(f"at {i}")
        yield i


def handling(words):
    for word in words:
        try:
            yield int(word)
        except ValueError:
            yield -1
        except ZeroDivisionError:
            yield -2


def answering(log):
    got = None
    while got != "stop":
        got = yield len(log.lines)
        log.add(str(got))
    return "done"


def outer(n, log):
    got = yield from answering(log)
    log.add(got)
    yield from up_to(n)
    return n


def three_ways(n):
    yield 0
    if n > 1:
        yield 1
    for i in range(n):
        yield 10 + i
        if i == 2:
            return
        yield 20 + i


def tree(depth):
    if depth > 0:
        yield from tree(depth - 1)
        yield depth
        yield from tree(depth - 1)


def pairs(items):
    for i, a in enumerate(items):
        for b in items[i + 1:]:
            yield a, b


def maybe(n):
    for i in range(n):
        if i % 3 == 0:
            yield None
        else:
            yield i


def broken_off(log):
    for i in guarded(9, log):
        if i == 2:
            break
    log.add("behind")
    found = -1
    for i in guarded(4, log):
        found = i
    else:
        log.add("else")
    return found


def left_by_return(log, name):
    for i in held(5, log, name):
        if i == 1:
            return i
    return -1


def left_by_raise(log, name):
    try:
        for i in held(5, log, name):
            if i == 2:
                raise KeyError("out")
    except KeyError as e:
        log.add(f"caught {e}")
    return len(log.lines)


def two_loops():
    numbers = up_to(6)
    first = []
    for n in numbers:
        first.append(n)
        if n == 2:
            break
    second = [n for n in numbers]
    third = [n for n in numbers]
    return first, second, third


def in_step(n):
    total = 0
    for a, b in zip(up_to(n), three_ways(n)):
        total = total * 3 + a * b
    return total


def total_of(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def nested(n):
    total = 0
    for i in up_to(n):
        for j in up_to(i):
            for k in three_ways(j):
                total += i * j + k
    return total


def caught_from_within(n):
    seen = 0
    try:
        for i in failing(n):
            seen += i
    except ValueError as e:
        return f"{seen} {e}"
    return f"{seen} whole"


def by_hand(n):
    numbers = failing(n)
    log = []
    while True:
        try:
            log.append(str(next(numbers)))
        except StopIteration:
            log.append("stop")
            break
        except ValueError:
            log.append("bad")
    log.append(str(next(numbers, -9)))
    return " ".join(log)


def either(flag, n):
    numbers = up_to(n) if flag else three_ways(n)
    return [number for number in numbers]


def started_as_none(n):
    numbers = None
    total = 0
    for i in range(n):
        if numbers is None:
            numbers = up_to(3)
        item = next(numbers, None)
        if item is None:
            numbers = None
            total += 100
        else:
            total += item
    return total


def main(argv):
    log = Log()
    for n in [0, 1, 2, 3, 5]:
        print(total_of(up_to(n)), list(three_ways(n)), in_step(n), nested(n), caught_from_within(n), by_hand(n))
        print(either(True, n), either(False, n), started_as_none(n * 3), [x for x in maybe(n)])
    print(list(none()), two_loops())
    print(broken_off(log), log.take())
    for name in ["loud", "quiet"]:
        print(left_by_return(log, name), log.take())
        print(left_by_raise(log, name), log.take())
    print(list(handling(["1", "x", "3", "", "5"])))
    conversation = outer(2, log)
    log.add(str(next(conversation)))
    log.add(str(conversation.send("a")))
    log.add(str(conversation.send("stop")))
    log.add(str([x for x in conversation]))
    print(log.take())
    thrower = handling(["1", "2", "3"])
    print(next(thrower), thrower.throw(ValueError("thrown")), next(thrower))
    print(thrower.throw(ZeroDivisionError("thrown")))
    thrower.close()
    print(next(thrower, "closed"))
    closed = guarded(3, log)
    closed.close()
    print(next(closed, -1), "[" + log.take() + "]")
    closed = guarded(3, log)
    next(closed)
    closed.close()
    closed.close()
    print(next(closed, -1), "[" + log.take() + "]")
    print(list(tree(3)), list(pairs([1, 2, 3])), sum(up_to(10)), max(up_to(4)), sorted(three_ways(3)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
