class Pause:
    def __init__(self, n):
        self.n = n

    def __await__(self):
        got = yield self.n
        return got


async def add(a, b):
    x = await Pause(a)
    y = await Pause(b)
    print("add", x, y)
    return a + b


async def never():
    return "never waits"


async def fails():
    await Pause(7)
    raise ValueError("bad")


class Manager:
    async def __aenter__(self):
        await Pause(100)
        print("enter")
        return self

    async def __aexit__(self, kind, value, tb):
        await Pause(200)
        print("exit", kind is not None, value)
        return isinstance(value, KeyError)


async def numbers(n):
    try:
        for i in range(n):
            await Pause(1000 + i)
            yield i
    finally:
        print("numbers end")


class Countdown:
    def __init__(self, n):
        self.n = n

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.n == 0:
            raise StopAsyncIteration
        self.n -= 1
        await Pause(self.n)
        return self.n


async def main():
    print(await add(1, 2))
    print(await never())
    try:
        await fails()
    except ValueError as e:
        print("caught", e)
    async with Manager() as m:
        print("inside", type(m).__name__)
    async with Manager():
        raise KeyError("k")
    async for i in numbers(3):
        print("item", i)
    else:
        print("else")
    async for c in Countdown(3):
        if c == 1:
            continue
        print("count", c)
    print([x * 2 async for x in numbers(3) if x != 1])
    print({x async for x in Countdown(3)})
    print({x: await add(x, x) for x in range(2)})
    g = (x + 1 async for x in numbers(2))
    async for x in g:
        print("gen", x)
    g = numbers(5)
    print(await g.__anext__())
    await g.aclose()
    print(await anext(Countdown(4)), await anext(aiter(Countdown(0)), -5))
    return "done"


def run(coro):
    value = None
    while True:
        try:
            asked = coro.send(value)
        except StopIteration as stop:
            return stop.value
        print("  asked", asked)
        value = asked * 10


if __name__ == "__main__":
    print(run(main()))
    c = add(1, 2)
    c.send(None)
    try:
        c.throw(RuntimeError("thrown"))
    except RuntimeError as e:
        print(e)
    c.close()
    try:
        c.send(None)
    except RuntimeError as e:
        print(e)
