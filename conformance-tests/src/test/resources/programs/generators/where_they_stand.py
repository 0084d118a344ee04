"""What generators, coroutines and asynchronous generators tell of where they stand."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import inspect


def counting(n):
    for i in range(n):
        yield i


def looking(box):
    yield box[0].gi_running, box[0].gi_frame is None, inspect.getgeneratorstate(box[0])
    yield 2


def failing():
    yield 1
    raise ValueError("failed")


def outer(n):
    got = yield from counting(n)
    yield got


async def waiting(box):
    box.append(inspect.getcoroutinestate(box[0]))
    return 5


async def items():
    yield 1
    yield 2


class Holder:
    def __init__(self, generator):
        self.generator = generator

    def is_over(self):
        return self.generator.gi_frame is None


def state(g):
    return f"{g.gi_running} {g.gi_suspended} {g.gi_frame is None} {bool(g.gi_frame)} {inspect.getgeneratorstate(g)}"


def main():
    g = counting(2)
    print(state(g))
    print(next(g), state(g), g.gi_frame is g.gi_frame, g.gi_code is g.gi_code)
    print(g.gi_code.co_name, g.gi_code.co_qualname, g.gi_frame.f_code is g.gi_code, counting(3).gi_code is g.gi_code, g.__name__)
    print(list(g), state(g))
    box = []
    looker = looking(box)
    box.append(looker)
    print(next(looker), state(looker))
    looker.close()
    print(state(looker))
    f = failing()
    next(f)
    try:
        next(f)
    except ValueError as e:
        print(e, state(f))
    t = counting(5)
    try:
        t.throw(KeyError("k"))
    except KeyError as e:
        print(e, state(t))
    c = counting(3)
    c.close()
    print(state(c))
    o = outer(2)
    print(next(o), state(o), list(o), state(o))
    e = (x * x for x in [1, 2])
    print(state(e), next(e), state(e), e.gi_code.co_name)
    for h in (Holder(counting(1)), Holder(failing())):
        print(h.is_over(), next(h.generator), h.is_over(), h.generator.gi_frame is not None)
    either = [counting(1), failing(), (x for x in "ab")]
    print([g.gi_frame is None for g in either], [next(g) for g in either], [inspect.getgeneratorstate(g) for g in either])
    told = []
    w = waiting(told)
    told.append(w)
    print(inspect.getcoroutinestate(w), w.cr_running, w.cr_frame is None, w.cr_code.co_name, inspect.iscoroutine(w), inspect.iscoroutine(3))
    try:
        w.send(None)
    except StopIteration as stop:
        print(stop.value, told[1], inspect.getcoroutinestate(w), w.cr_frame is None)
    a = items()
    print(inspect.getasyncgenstate(a), a.ag_running, a.ag_frame is None, a.ag_code.co_name, inspect.isasyncgen(a))
    for _ in range(2):
        try:
            a.__anext__().__await__().__next__()
        except StopIteration as stop:
            print(stop.value, inspect.getasyncgenstate(a), a.ag_frame is None)
    try:
        a.__anext__().__await__().__next__()
    except StopAsyncIteration:
        print(inspect.getasyncgenstate(a), a.ag_frame is None)


if __name__ == "__main__":
    main()
