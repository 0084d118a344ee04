from collections import deque

waiting = deque(["ann", "bob"], maxlen=4)
empty = deque()


class Job:
    def __init__(self, name):
        self.name = name
        self.steps = deque()

    def __eq__(self, other):
        return self.name == other.name

    def __repr__(self):
        return "Job(%r)" % self.name


class Line(deque):
    def first(self):
        return self[0]


def breadth_first(graph, start):
    seen = {start}
    pending = deque([start])
    order = []
    while pending:
        node = pending.popleft()
        order.append(node)
        for other in graph[node]:
            if other not in seen:
                seen.add(other)
                pending.append(other)
    return order


def errors():
    d = deque([1, 2, 3])
    for attempt in range(8):
        try:
            if attempt == 0:
                print(d[3])
            elif attempt == 1:
                d[-4] = 0
            elif attempt == 2:
                d.remove(9)
            elif attempt == 3:
                print(d.index(2, 2))
            elif attempt == 4:
                deque([1], maxlen=1).insert(0, 2)
            elif attempt == 5:
                for item in d:
                    d.append(item)
            elif attempt == 6:
                deque([1], -1)
            else:
                d.clear()
                d.pop()
        except (IndexError, ValueError, RuntimeError) as error:
            print(type(error).__name__, error)


def main(argv):
    print(waiting, len(waiting), waiting.maxlen, empty, bool(empty), bool(waiting))
    waiting.append("eve")
    waiting.appendleft("zoe")
    waiting.append("last")
    print(waiting, list(waiting), "ann" in waiting, "zoe" in waiting)
    print(breadth_first({"a": ["b", "c"], "b": ["d"], "c": ["d", "a"], "d": []}, "a"))

    numbers = deque(range(10))
    numbers.rotate(3)
    print(numbers)
    numbers.rotate(-4)
    numbers.rotate()
    numbers.rotate(23)
    print(numbers, numbers[0], numbers[-1], numbers[4])
    numbers.popleft()
    numbers.rotate(2)
    numbers.rotate(-6)
    print(numbers, sum(numbers), max(numbers), sorted(numbers)[:3])
    numbers.insert(2, 100)
    numbers.insert(-1, 200)
    numbers.insert(50, 300)
    numbers.insert(-50, 400)
    del numbers[1]
    del numbers[-2]
    numbers[0] += 1
    print(numbers, numbers.index(100), numbers.count(5))
    numbers.remove(100)
    numbers.reverse()
    numbers.extendleft([-1, -2])
    numbers.extend(numbers)
    print(numbers, [n for n in reversed(numbers)])
    print(numbers.copy() == numbers, numbers != deque([1]), deque([1, 2]) < deque([1, 3]), deque("ab") + deque("c"))
    small = deque([1, 2], maxlen=3)
    small += [3, 4]
    print(small, small * 2, deque([1]) * 3, deque([], 0))

    job = Job("compile")
    job.steps.append(0.5)
    job.steps.extend((1.5, 2.5))
    other = Job("link")
    if len(argv) > 5:
        other.steps = deque(maxlen=2)
    other.steps.appendleft(3.5)
    print(job.steps, other.steps, deque([job, other]), deque([job]).index(Job("compile")))

    line = Line(["x", "y"])
    line.append("z")
    print(line.first(), len(line), line.popleft(), line.first())
    pairs = deque([(1, "a")])
    pairs.append((2, "b"))
    number, text = pairs.pop()
    print(number, text, pairs, isinstance(pairs, deque))
    first, *rest = deque([1, 2, 3])
    print(first, rest, [*deque("hi")], tuple(deque([4, 5])), set(deque([6])))

    total = 0
    queue = deque()
    for i in range(2000):
        queue.append(i)
        queue.append(i * 2)
        total += queue.popleft()
    print(total, len(queue))
    errors()
    return 0


if __name__ == '__main__':
    main(['program'])
