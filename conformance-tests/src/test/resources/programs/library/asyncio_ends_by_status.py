"""Awaiting in depth, errors of tasks, and a status from within a coroutine."""

import asyncio


class Chat:
    def __init__(self):
        self.rooms: dict[str, list[asyncio.Queue]] = {}

    def join(self, room):
        q = asyncio.Queue()
        self.rooms.setdefault(room, []).append(q)
        return q

    async def send(self, room, text):
        for q in self.rooms.get(room, []):
            await q.put(text)


async def user(name, q, n):
    got = []
    for _ in range(n):
        got.append(await q.get())
    print(name, got)
    return len(got)


async def bad():
    await asyncio.sleep(0.01)
    return 1 / 0


async def chain(n):
    if n == 0:
        await asyncio.sleep(0)
        return 0
    return 1 + await chain(n - 1)


async def main():
    chat = Chat()
    qs = [chat.join("a") for _ in range(2)]
    tasks = [asyncio.create_task(user(f"u{i}", q, 2)) for i, q in enumerate(qs)]
    await chat.send("a", "hello")
    await chat.send("a", "bye")
    print(sum(await asyncio.gather(*tasks)))
    try:
        await bad()
    except ZeroDivisionError as e:
        print("zero", e)
    print(await chain(50))
    t = asyncio.create_task(bad())
    await asyncio.wait([t])
    print(t.exception())
    asyncio.get_event_loop().call_later(0.01, lambda: print("later"))
    await asyncio.sleep(0.03)
    print(asyncio.iscoroutinefunction(bad), asyncio.iscoroutinefunction(print))
    raise SystemExit(3)


if __name__ == "__main__":
    asyncio.run(main())
