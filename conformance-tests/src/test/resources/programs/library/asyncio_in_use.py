"""A program as people write them with asyncio."""

import asyncio
import contextlib
from typing import AsyncIterator, Awaitable, Callable


class RateLimiter:
    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.tokens = rate
        self._event = asyncio.Event()

    async def acquire(self) -> None:
        while self.tokens == 0:
            self._event.clear()
            await self._event.wait()
        self.tokens -= 1

    def refill(self) -> None:
        self.tokens = self.rate
        self._event.set()


async def retry(func: Callable[[], Awaitable[str]], attempts: int, delay: float = 0.01) -> str:
    last: Exception | None = None
    for i in range(attempts):
        try:
            return await func()
        except ConnectionError as e:
            last = e
            print(f"attempt {i + 1} failed: {e}")
            await asyncio.sleep(delay * 2 ** i)
    raise RuntimeError("gave up") from last


class Flaky:
    def __init__(self, failures):
        self.failures = failures

    async def __call__(self):
        return await self.call()

    async def call(self) -> str:
        await asyncio.sleep(0)
        if self.failures > 0:
            self.failures -= 1
            raise ConnectionError(f"{self.failures} left")
        return "success"


@contextlib.asynccontextmanager
async def resource(name: str) -> AsyncIterator[str]:
    print("acquire", name)
    await asyncio.sleep(0)
    try:
        yield name.upper()
    finally:
        print("release", name)


async def pipeline(source: AsyncIterator[int]) -> AsyncIterator[int]:
    async for x in source:
        yield x * x


async def count(n: int) -> AsyncIterator[int]:
    for i in range(n):
        yield i
        await asyncio.sleep(0)


async def background(stop: asyncio.Event, limiter: RateLimiter) -> int:
    n = 0
    while not stop.is_set():
        await asyncio.sleep(0.01)
        limiter.refill()
        n += 1
    return n


async def run() -> None:
    print(await retry(Flaky(2).call, 5))
    try:
        await retry(Flaky(9).call, 2)
    except RuntimeError as e:
        print(e, "/", e.__cause__)
    async with resource("db") as r, resource("cache") as c:
        print(r, c)
    try:
        async with resource("bad"):
            raise ValueError("inside")
    except ValueError as e:
        print("got", e)
    print([x async for x in pipeline(count(4))])
    stop = asyncio.Event()
    limiter = RateLimiter(2)
    bg = asyncio.create_task(background(stop, limiter))
    for i in range(5):
        await limiter.acquire()
        print("request", i)
    stop.set()
    print(await bg > 0)
    results: dict[str, int] = {}

    async def work(key: str, n: int) -> None:
        for _ in range(n * 10):  # rounds, not seconds: who is first does not hang on how fast the machine is
            await asyncio.sleep(0)
        results[key] = n

    async def slow_work(key: str, n: int) -> None:
        await asyncio.sleep(0.4)
        await work(key, n)

    await asyncio.gather(*(work(k, n) for k, n in [("x", 3), ("y", 1), ("z", 2)]))
    print(results)
    inner = asyncio.create_task(slow_work("s", 1))
    try:
        await asyncio.wait_for(asyncio.shield(inner), 0.001)
    except asyncio.TimeoutError:
        print("shielded", inner.done())
    await inner
    print(results["s"])
    done, pending = await asyncio.wait([asyncio.create_task(work(f"k{i}", i)) for i in range(3)], timeout=1)
    print(len(done), len(pending), sorted(results))


def main():
    asyncio.run(run())


if __name__ == "__main__":
    main()
