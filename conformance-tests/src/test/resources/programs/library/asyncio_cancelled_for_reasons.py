"""What cancelled tasks and those who wait for them are told of the reason."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import asyncio
async def sleeper(n):
    await asyncio.sleep(n)
async def spin():
    while True:
        await asyncio.sleep(0)
async def main():
    a, b = asyncio.create_task(sleeper(5)), asyncio.create_task(spin())
    await asyncio.sleep(0)
    a.cancel("a reason"); b.cancel("b reason")
    print([repr(x) for x in await asyncio.gather(a, b, return_exceptions=True)])
    for t in (a, b):
        for i in range(2):
            try:
                await t
            except asyncio.CancelledError as e:
                print(repr(e), e.args)
    c = asyncio.create_task(spin())
    await asyncio.sleep(0)
    c.cancel("c reason")
    try:
        await c
    except asyncio.CancelledError as e:
        print("await", repr(e))
    try:
        print(c.exception())
    except asyncio.CancelledError as e:
        print("exception", repr(e))
    d = asyncio.create_task(spin())
    d.cancel("early")
    try:
        await asyncio.gather(d)
    except asyncio.CancelledError as e:
        print("gathered", repr(e))
    f = asyncio.get_running_loop().create_future()
    f.cancel("f")
    for i in range(2):
        try:
            await f
        except asyncio.CancelledError as e:
            print("future", repr(e))

if __name__ == "__main__":
    asyncio.run(main())
