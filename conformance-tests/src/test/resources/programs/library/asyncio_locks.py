"""Locks, semaphores, events and conditions of asyncio."""

import asyncio


class Account:
    def __init__(self, balance):
        self.balance = balance
        self.lock = asyncio.Lock()

    async def withdraw(self, amount, who):
        async with self.lock:
            print(who, "checks", self.balance)
            if self.balance >= amount:
                await asyncio.sleep(0.01)
                self.balance -= amount
                print(who, "took", amount)
                return True
            print(who, "refused")
            return False


async def limited(sem, n, log):
    async with sem:
        log.append(f"in {n}")
        await asyncio.sleep(0)
        log.append(f"out {n}")


async def waiter(event, name):
    print(name, "waits")
    await event.wait()
    print(name, "goes")


async def run():
    acc = Account(100)
    results = await asyncio.gather(*(acc.withdraw(40, f"p{i}") for i in range(4)))
    print(results, acc.balance)
    sem = asyncio.Semaphore(2)
    log = []
    await asyncio.gather(*[limited(sem, i, log) for i in range(5)])
    print(log, sem.locked())
    event = asyncio.Event()
    tasks = [asyncio.create_task(waiter(event, f"w{i}")) for i in range(3)]
    await asyncio.sleep(0.01)
    print("set")
    event.set()
    await asyncio.gather(*tasks)
    print(event.is_set())
    cond = asyncio.Condition()
    items = []

    async def consume():
        async with cond:
            await cond.wait_for(lambda: len(items) > 0)
            print("got", items.pop())

    t = asyncio.create_task(consume())
    await asyncio.sleep(0)
    async with cond:
        items.append(5)
        cond.notify()
    await t


def main():
    asyncio.run(run())


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
