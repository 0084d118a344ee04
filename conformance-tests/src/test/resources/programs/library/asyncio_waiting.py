"""What waits for several things at once, asynchronous iteration and managers, callbacks of the loop."""

import asyncio


async def fetch(i):
    for _ in range(50 - i * 10):  # rounds, not seconds: who is first does not hang on how fast the machine is
        await asyncio.sleep(0)
    return {"id": i, "name": f"item{i}"}


async def ticker(n, delay):
    for i in range(n):
        yield i
        await asyncio.sleep(delay)


class Pool:
    def __init__(self, size):
        self.size = size
        self.used = 0

    async def __aenter__(self):
        self.used += 1
        await asyncio.sleep(0)
        print("open pool", self.size)
        return self

    async def __aexit__(self, exc_type, exc, tb):
        self.used -= 1
        print("close pool", exc_type.__name__ if exc_type else None)
        return False


def done(task):
    print("callback", task.result())


async def run():
    for coro in asyncio.as_completed([fetch(i) for i in range(4)]):
        r = await coro
        print(r["id"], r["name"])
    async for t in ticker(3, 0.01):
        print("tick", t)
    print([t async for t in ticker(4, 0) if t % 2 == 0])
    async with Pool(3) as pool:
        print(pool.used)
    t = asyncio.create_task(fetch(1))
    t.add_done_callback(done)
    await t
    await asyncio.sleep(0)
    tasks = {asyncio.create_task(fetch(i)) for i in range(3)}
    finished, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    print(len(finished), len(pending))
    for p in pending:
        p.cancel()
    res = await asyncio.gather(*pending, return_exceptions=True)
    print([type(x).__name__ for x in res])
    loop = asyncio.get_running_loop()
    fut = loop.create_future()
    loop.call_later(0.01, fut.set_result, "from the loop")
    print(await fut)
    loop.call_soon(print, "soon", 1)
    await asyncio.sleep(0)
    start = loop.time()
    await asyncio.gather(*(asyncio.sleep(0.02) for _ in range(10)))
    print(loop.time() - start >= 0.02)
    print(await asyncio.sleep(0.01, "result"))
    print(asyncio.current_task().get_name())
    return 3


def main():
    print(asyncio.run(run()))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
