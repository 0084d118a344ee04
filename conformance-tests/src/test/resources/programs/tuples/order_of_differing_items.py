"""Order of tuples and lists: items are compared only where they differ, and need no order where they do not."""


class Task:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return 'Task(' + self.name + ')'


class Queue:
    def __init__(self):
        self.items = []
        self.count = 0

    def push(self, priority, task):
        self.items.append((priority, self.count, task))
        self.count += 1

    def pop(self):
        best = min(self.items)
        self.items.remove(best)
        return best[2]


def main(argv):
    heap = [(3, 0, Task('a')), (1, 1, Task('b')), (2, 2, Task('c')), (1, 3, Task('d'))]
    heap.sort()
    print(heap)
    print(sorted(heap, reverse=True))
    print(min(heap), max(heap))
    a = (1, Task('x'))
    b = (2, Task('y'))
    print(a < b, a > b, a <= b, a >= b, a <= a, a >= a, a < a, a == b)
    try:
        print((1, Task('x')) < (1, Task('y')))
    except TypeError as error:
        print(error)
    try:
        print((1, Task('x')) >= (1, Task('y')))
    except TypeError as error:
        print(error)
    try:
        print(sorted([(1, Task('x')), (1, Task('y'))]))
    except TypeError as error:
        print(error)
    try:
        print(max([(1, Task('x')), (1, Task('y'))]))
    except TypeError as error:
        print(error)
    same = Task('s')
    print((1, same, 2) < (1, same, 3))
    print((1, None) < (2, None), (1, None) <= (1, None))
    print([1, 2] < [1, 3], [same] <= [same])
    try:
        print([Task('x')] < [Task('y')])
    except TypeError as error:
        print(error)
    d = sorted([(1, {'a': 1}), (0, {'b': 2})])
    print(d)
    try:
        print(sorted([(1, {'a': 1}), (1, {'b': 2})]))
    except TypeError as error:
        print(error)
    try:
        print((1, None) < (1, 5 if len(argv) > 0 else None))
    except TypeError as error:
        print(error)
    nan = float('nan')
    print((1.5, nan) < (1.5, 2.0), (1.5, nan) <= (1.5, 2.0), (1.5, nan) > (1.5, 2.0), (1.5, nan) >= (1.5, 2.0))
    print([nan] <= [1.0], [nan] >= [1.0], (1, 'a') < (1, 'a', 2.5), (1, 'b') >= (1, 'a', 2.5))
    queue = Queue()
    for name in ['c', 'a', 'b']:
        queue.push(5, Task(name))
    queue.push(1, Task('first'))
    while queue.items:
        print(queue.pop())
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
