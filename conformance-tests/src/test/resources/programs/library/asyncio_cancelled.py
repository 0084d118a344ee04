"""Tasks that are cancelled, time out or raise."""

import asyncio


async def slow(n):
    try:
        await asyncio.sleep(n)
        return "slow done"
    except asyncio.CancelledError:
        print("slow cancelled")
        raise
    finally:
        print("slow cleanup")


async def fails(delay):
    await asyncio.sleep(delay)
    raise ValueError(f"failed after {delay}")


async def run():
    try:
        await asyncio.wait_for(slow(1), timeout=0.02)
    except asyncio.TimeoutError:
        print("timed out")
    print(await asyncio.wait_for(slow(0.01), timeout=1))
    task = asyncio.create_task(slow(1))
    await asyncio.sleep(0.01)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("main sees cancel", task.cancelled(), task.done())
    try:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(1)
    except TimeoutError:
        print("timeout block")
    try:
        await asyncio.gather(fails(0.01), slow(0.3))
    except ValueError as e:
        print("gather error:", e)
    await asyncio.sleep(0.5)
    r = await asyncio.gather(fails(0.01), slow(0.02), return_exceptions=True)
    for x in r:
        if isinstance(x, Exception):
            print("exc", type(x).__name__, x)
        else:
            print("val", x)
    t = asyncio.create_task(fails(0))
    await asyncio.sleep(0.01)
    print(t.done(), repr(t.exception()))
    try:
        t.result()
    except ValueError as e:
        print("result raised", e)
    t2 = asyncio.create_task(slow(5), name="sleeper")
    print(t2.get_name())
    await asyncio.sleep(0)
    t2.cancel("reason")
    try:
        await t2
    except asyncio.CancelledError as e:
        print(e.args)


def main():
    asyncio.run(run())
    print("after")
    try:
        asyncio.run(fails(0.01))
    except ValueError as e:
        print("run raised", e)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
