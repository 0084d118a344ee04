"""Iterator pipelines and context managers as users write them."""
# alone: what generators return is text here, and numbers elsewhere
import contextlib
import sys


class Resource:
    def __init__(self, name, log):
        self.name = name
        self.log = log

    def __enter__(self):
        self.log.append("open " + self.name)
        return self

    def __exit__(self, kind, value, tb):
        self.log.append("close " + self.name + ("" if value is None else " after " + str(value)))
        return False

    def lines(self, n):
        for i in range(n):
            yield "%s:%d" % (self.name, i)


def read_all(names, log):
    for name in names:
        with Resource(name, log) as r:
            yield from r.lines(3)


def tokens(text):
    word = ""
    for c in text:
        if c.isalnum():
            word += c
            continue
        if word:
            yield "word", word
            word = ""
        if not c.isspace():
            yield "sign", c
    if word:
        yield "word", word


class Peekable:
    def __init__(self, source):
        self.source = source
        self.saved = []

    def __iter__(self):
        return self

    def __next__(self):
        if self.saved:
            return self.saved.pop()
        return next(self.source)

    def peek(self):
        item = next(self, None)
        if item is not None:
            self.saved.append(item)
        return item


@contextlib.contextmanager
def indented(out, depth):
    out.append("  " * depth + "begin")
    try:
        yield depth + 1
    except ValueError as e:
        out.append("  " * depth + "error " + str(e))
    else:
        out.append("  " * depth + "fine")
    finally:
        out.append("  " * depth + "end")


def permutations(items):
    if len(items) <= 1:
        yield items[:]
        return
    for i in range(len(items)):
        rest = items[:i] + items[i + 1:]
        for p in permutations(rest):
            yield [items[i]] + p


def hanoi(n, a, b, c):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield n, a, c
        yield from hanoi(n - 1, b, a, c)


def averager():
    total = 0.0
    count = 0
    average = 0.0
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count


def batches(source, size):
    batch = []
    for item in source:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


def returns(flag):
    if flag:
        return "early"
    yield 1
    return "late"


def outer_returns():
    a = yield from returns(True)
    b = yield from returns(False)
    return a + b


def main(argv):
    log = []
    for line in read_all(["a", "b"], log):
        print(line)
        if line == "b:1":
            break
    print(log)
    p = Peekable(tokens("let x = y1 + 22;"))
    while p.peek() is not None:
        kind, text = next(p)
        following = p.peek()
        print(kind, text, "-" if following is None else following[1])
    out = []
    with indented(out, 0) as d:
        with indented(out, d) as e:
            out.append(str(e))
            raise ValueError("inner")
    print("\n".join(out))
    print(sum(1 for _ in permutations([1, 2, 3, 4])), next(permutations([3, 1, 2])))
    print(list(hanoi(2, "A", "B", "C")))
    avg = averager()
    next(avg)
    print([avg.send(x) for x in (10, 20, 60)])
    print(list(batches(range(7), 3)))
    g = outer_returns()
    try:
        while True:
            print("got", next(g))
    except StopIteration as stop:
        print("value", stop.value)
    gens = {"t": tokens("a b"), "u": tokens("c")}
    for name, each in gens.items():
        print(name, [w for _, w in each])
    with contextlib.suppress(KeyError, IndexError):
        print({}["x"] if len(argv) > 50 else [1, 2][len(argv) + 5])
    print("done")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
