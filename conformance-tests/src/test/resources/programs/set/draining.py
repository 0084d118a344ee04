"""Taking everything out of sets and dicts: one by one from the front, from the end, or all at once; none of it takes longer the more is gone."""


class Loud:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        print('hash', self.number)
        return self.number

    def __eq__(self, other):
        print('eq', self.number, other.number)
        return self.number == other.number


def drained(items):
    total = 0
    count = 0
    while items:
        total += items.pop()
        count += 1
    return count, total


def drained_queue(queue):
    seen = 0
    while len(queue) > 0:
        first = next(iter(queue))
        seen = (seen * 31 + first) % 1000003
        del queue[first]
        if first % 3 == 0 and first > 0:
            queue[first // 3 + 10000000] = first
    return seen


def cleared(n):
    numbers = set(range(n))
    squares = {}
    for i in range(n):
        squares[i] = i * i
    numbers.clear()
    squares.clear()
    numbers.add(n)
    squares[n] = 7
    return len(numbers), n in numbers, 0 in numbers, squares, squares.get(0, -1)


PREBUILT = {3, 1, 2}


def main(argv):
    print(drained(set(range(100000))))
    queue = {}
    for i in range(30000):
        queue[i] = i
    print(drained_queue(queue))
    print(cleared(1), cleared(1000))
    print(sorted([PREBUILT.pop(), PREBUILT.pop(), PREBUILT.pop()]), PREBUILT)
    try:
        PREBUILT.pop()
    except KeyError as error:
        print('KeyError', error)
    PREBUILT.add(5)
    print(PREBUILT.pop(), len(PREBUILT))

    table = {}
    table[Loud(1)] = 'one'
    table[Loud(2)] = 'two'
    print('clear')
    table.clear()
    print(len(table), list(table.values()))
    table[Loud(3)] = 'three'
    print('items', [value for key, value in table.items()])

    stack = {}
    for i in range(1000):
        stack[str(i)] = i
    while len(stack) > 997:
        print(stack.popitem())
    try:
        for key in stack:
            stack.clear()
    except RuntimeError as error:
        print('RuntimeError', error)
    print(stack)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
