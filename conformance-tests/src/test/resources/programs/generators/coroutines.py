"""Coroutines by generators: a scheduler, a lexer driven by send, trees walked lazily, closures over generators."""


class Task:
    count = 0

    def __init__(self, body):
        Task.count += 1
        self.id = Task.count
        self.body = body
        self.value = None

    def step(self):
        return self.body.send(self.value)


class Scheduler:
    def __init__(self):
        self.ready = []
        self.trace = []
        self.mail = {}

    def add(self, body):
        self.ready.append(Task(body))

    def run(self):
        rounds = 0
        while self.ready:
            task = self.ready.pop(0)
            rounds += 1
            try:
                wanted = task.step()
            except StopIteration:
                self.trace.append('end' + str(task.id))
                continue
            except ValueError as error:
                self.trace.append('bad' + str(task.id) + ':' + str(error))
                continue
            task.value = self.mail.pop(wanted, None)
            self.ready.append(task)
        return rounds


def counter(name, n, out):
    for i in range(n):
        out.append(name + str(i))
        yield name


def failing(out):
    out.append('f')
    yield 'f'
    raise ValueError('gave up')


def receiver(scheduler, out):
    scheduler.mail['r'] = 41
    got = yield 'r'
    out.append('got ' + str(got))
    got = yield 'nothing'
    out.append('got ' + str(got))


def lexer(emit):
    word = ''
    while True:
        c = yield
        if c is None:
            if word:
                emit(word)
            return
        if c.isalnum():
            word += c
        else:
            if word:
                emit(word)
            word = ''
            if not c.isspace():
                emit(c)


def tokens(text):
    found = []
    machine = lexer(found.append)
    next(machine)
    for c in text:
        machine.send(c)
    try:
        machine.send(None)
    except StopIteration:
        pass
    return found


class Tree:
    def __init__(self, value, *children):
        self.value = value
        self.children = list(children)

    def depth_first(self, level=0):
        yield level, self.value
        for child in self.children:
            yield from child.depth_first(level + 1)

    def breadth_first(self):
        queue = [self]
        while queue:
            node = queue.pop(0)
            yield node.value
            queue.extend(node.children)

    def leaves(self):
        if not self.children:
            yield self
        for child in self.children:
            for leaf in child.leaves():
                yield leaf


def make_counter(start):
    current = start

    def following(step=1):
        nonlocal current
        while True:
            reset = yield current
            current = start if reset else current + step
    return following


def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def same_fringe(a, b):
    x = a.leaves()
    y = b.leaves()
    while True:
        p = next(x, None)
        q = next(y, None)
        if p is None or q is None:
            return p is None and q is None
        if p.value != q.value:
            return False


def main(argv):
    out = []
    scheduler = Scheduler()
    scheduler.add(counter('a', 3, out))
    scheduler.add(counter('b', 1, out))
    scheduler.add(failing(out))
    scheduler.add(receiver(scheduler, out))
    print(scheduler.run(), scheduler.trace, out)
    print(tokens('let x1 = (y+42) ;'))
    tree = Tree('a', Tree('b', Tree('d'), Tree('e')), Tree('c', Tree('f')))
    print(' '.join('-' * level + value for level, value in tree.depth_first()))
    print(''.join(tree.breadth_first()), [leaf.value for leaf in tree.leaves()])
    other = Tree('z', Tree('d'), Tree('y', Tree('e'), Tree('f')))
    print(same_fringe(tree, other), same_fringe(tree, tree.children[0]))
    following = make_counter(5)
    one = following()
    print(next(one), next(one), one.send(True), next(one))
    two = following(10)
    print(next(two), next(two), next(one))
    numbers = fib()
    print([next(numbers) for i in range(10)], next(x for x in numbers if x % 7 == 0))
    lookup = {n: name for n, name in zip(fib(), ['zero', 'one', 'one again', 'two'])}
    print(lookup)
    by_parity = {'even': (x for x in range(10) if x % 2 == 0), 'odd': (x for x in range(10) if x % 2)}
    for name, values in by_parity.items():
        print(name, next(values), sum(values))
    matrix = [[1, 2], [3, 4]]
    print([[row[i] for row in matrix] for i in range(2)], list(map(sum, matrix)), list(zip(*matrix)))
    print(sorted((len(w), w) for w in 'the quick brown fox'.split()))
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
