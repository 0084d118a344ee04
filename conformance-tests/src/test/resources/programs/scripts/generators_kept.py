"""Generators that a script keeps in variables and displays are made when it runs, though decorators make them."""
import functools

closed = []
def coroutine(func):
    @functools.wraps(func)
    def start(*args, **kwargs):
        gen = func(*args, **kwargs)
        next(gen)
        return gen
    return start

@coroutine
def sink(store):
    while True:
        store.append((yield))

@coroutine
def only(pred, target):
    try:
        while True:
            item = yield
            if pred(item):
                target.send(item)
    finally:
        closed.append("only")

@coroutine
def mapping(f, *targets):
    try:
        while True:
            try:
                item = yield
            except KeyError as e:
                item = f"<{e.args[0]}>"
            for t in targets:
                t.send(f(item))
    finally:
        for t in targets:
            t.close()

evens, every = [], []
pipe = mapping(lambda x: x * 3, only(lambda x: not isinstance(x, int) or x % 2 == 0, sink(evens)), sink(every))
for i in range(5):
    pipe.send(i)
pipe.throw(KeyError("injected"))
pipe.close()
print(evens, every, closed)


def count(n):
    yield from range(n)


taken = list(count(3))
tasks = [count(2), count(3)]
named = {"a": count(1)}
while tasks:
    task = tasks.pop(0)
    try:
        print(next(task))
        tasks.append(task)
    except StopIteration:
        print("one is done")
print(taken, list(named["a"]), list(named["a"]))
