"""Queues of all three kinds, and a group of tasks."""

import asyncio
from dataclasses import dataclass, field


@dataclass(order=True)
class Job:
    priority: int
    name: str = field(compare=False)


async def worker(name, queue, results):
    while True:
        job = await queue.get()
        await asyncio.sleep(0.001 * job.priority)
        results.append(f"{name}:{job.name}")
        queue.task_done()


async def child(n):
    for _ in range(10 * n):  # rounds, not seconds: who is first does not hang on how fast the machine is
        await asyncio.sleep(0)
    print("child", n)
    return n * n


async def main():
    queue = asyncio.PriorityQueue()
    for p, n in [(3, "c"), (1, "a"), (2, "b")]:
        queue.put_nowait(Job(p, n))
    results = []
    w = asyncio.create_task(worker("w", queue, results))
    await queue.join()
    w.cancel()
    await asyncio.gather(w, return_exceptions=True)
    print(results)
    async with asyncio.TaskGroup() as tg:
        t1 = tg.create_task(child(2))
        t2 = tg.create_task(child(1))
    print(t1.result() + t2.result())
    try:
        q = asyncio.Queue(1)
        q.put_nowait(1)
        q.put_nowait(2)
    except asyncio.QueueFull:
        print("full", q.qsize())
    lifo = asyncio.LifoQueue()
    for i in range(3):
        await lifo.put(i)
    print([await lifo.get() for _ in range(3)])


def run():
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(main())
    finally:
        loop.close()


if __name__ == "__main__":
    run()
