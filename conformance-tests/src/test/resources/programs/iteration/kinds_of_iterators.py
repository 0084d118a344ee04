"""Iterators of different kinds in one variable, list, dict and result."""


def count(n):
    for i in range(n):
        yield i


def squares(n):
    for i in range(n):
        yield i * i


def echo():
    received = 0
    while received >= 0:
        received = yield received * 2


def trip():
    received = 0
    while True:
        try:
            received = yield received * 3
            if received is None:
                received = -5
        except ValueError:
            received = 1000
        finally:
            print('round')


def words():
    yield 'a'
    yield 'b'


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


def numbers(kind):
    if kind == 0:
        return count(4)
    if kind == 1:
        return squares(4)
    if kind == 2:
        return map(lambda x: x + 1, [10, 20])
    if kind == 3:
        return filter(lambda x: x > 1, range(5))
    if kind == 4:
        return Countdown(3)
    if kind == 5:
        return iter([7, 8])
    if kind == 6:
        return iter({1: 'x', 2: 'y'})
    if kind == 7:
        return reversed([1, 2, 3])
    return iter(range(2))


def pairs(flag):
    if flag:
        return enumerate([5, 6])
    return zip([1, 2, 3], range(3))


def shown(items):
    return ' '.join(str(item) for item in items)


def total(items):
    result = 0
    for item in items:
        result += item
    return result


def main(argv):
    for kind in range(9):
        iterator = numbers(kind)
        first = next(iterator)
        rest = list(iterator)
        print(kind, first, rest, sum(numbers(kind)), next(iterator, -1))
    for flag in [True, False]:
        print([(a, b) for a, b in pairs(flag)], dict(pairs(flag)))
    several = [count(3), squares(3), count(2)]
    for generator in several:
        print(shown(generator))
    print(shown(words()), shown(count(2)), shown([1.5]))
    print(total(count(3)), total(squares(3)), total([1, 2]), total(map(abs, [-1])))
    talkers = {'double': echo(), 'triple': trip()}
    for name, talker in talkers.items():
        next(talker)
        print(name, talker.send(3), talker.send(4))
    triple = talkers['triple']
    print(triple.throw(ValueError('x')))
    try:
        talkers['double'].throw(ValueError('y'))
    except ValueError as error:
        print('out', error)
    for name in talkers:
        talkers[name].close()
    print(next(talkers['triple'], -1))
    maybe = None
    for n in [0, 3, 5]:
        maybe = iter([n]) if n else None
        print(0 if maybe is None else next(maybe))
    for n, line in enumerate(['x y', 'z'], 1):
        print(n, dict(zip(line.split(), [n, n])))
    pending = [count(3), squares(4), map(abs, [-7, -8, -9])]
    while pending:
        iterator = pending.pop(0)
        try:
            print(next(iterator), end=' ')
        except StopIteration:
            continue
        pending.append(iterator)
    print()
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
