"""yield from: what is sent, thrown and closed goes to the inner generator, and its return value comes back."""
# alone: what generators return is text here, and numbers elsewhere


class Stop(Exception):
    pass


def averager():
    total = 0
    count = 0
    while True:
        value = yield total
        if value is None:
            break
        total += value
        count += 1
    return total * 100 + count


def grouped(results):
    while True:
        result = yield from averager()
        results.append(result)
        print('group done', result)


def resilient(name):
    number = 0
    while True:
        try:
            number += 1
            yield number
        except ValueError as error:
            print(name, 'caught', error)
            number += 100
        except Stop:
            print(name, 'stops')
            return name + ' stopped'
        finally:
            print(name, 'finally', number)


def outer():
    try:
        first = yield from resilient('inner')
        print('got', first)
        second = yield from resilient('second')
        print('got', second)
    except KeyError as error:
        print('outer caught', repr(error))
        yield -1
    finally:
        print('outer finally')


def closing():
    try:
        yield 1
    except GeneratorExit:
        print('inner closes')
        raise


def around():
    try:
        yield from closing()
    finally:
        print('around closes')


def mixed():
    yield from [1, 2]
    yield from range(3, 5)
    yield from (x * x for x in range(3))
    yield from {7: 1, 8: 2}
    return 9


def total():
    result = yield from mixed()
    yield result


def deep(depth):
    if depth == 0:
        received = yield 0
        return received
    result = yield from deep(depth - 1)
    return result + 1


def deepest():
    result = yield from deep(10)
    yield result


class Node:
    def __init__(self, value, left, right):
        self.value = value
        self.left = left
        self.right = right

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.value
        if self.right is not None:
            yield from self.right


def main(argv):
    results = []
    group = grouped(results)
    next(group)
    for value in [1, 2, 3]:
        print('sent', value, group.send(value))
    group.send(None)
    group.send(10)
    group.send(None)
    print(results)

    generator = outer()
    print(next(generator), next(generator))
    print(generator.throw(ValueError('a problem')))
    print(generator.throw(ValueError))
    print(generator.throw(Stop()))
    print(next(generator))
    print(generator.throw(KeyError('k')))
    try:
        next(generator)
    except StopIteration:
        print('at its end')

    generator = outer()
    next(generator)
    generator.close()
    generator.close()
    generator = around()
    print(next(generator))
    generator.close()
    try:
        generator.throw(Stop('after the end'))
    except Stop as stop:
        print('thrown back:', stop)

    print(list(total()))
    generator = deepest()
    next(generator)
    print(generator.send(5))
    tree = Node(4, Node(2, Node(1, None, None), Node(3, None, None)), Node(5, None, None))
    print(list(tree), sum(tree))
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
