"""Stacks of asynchronous context managers, callbacks and what is not asynchronous."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager


class Connection:
    def __init__(self, name, swallows=False):
        self.name = name
        self.swallows = swallows

    async def __aenter__(self):
        print("open", self.name)
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, kind, error, traceback):
        print("close", self.name, kind.__name__ if kind else None, error)
        return self.swallows


@asynccontextmanager
async def resource(name):
    print("acquire", name)
    try:
        yield name.upper()
    except ValueError as error:
        print("resource", name, "saw", error)
        raise
    finally:
        print("release", name)


@contextmanager
def plain(name):
    print("enter", name)
    yield len(name)
    print("leave", name)


async def later(*arguments, **keywords):
    await asyncio.sleep(0)
    print("later", arguments, keywords)


async def failing():
    raise KeyError("failing")


async def use():
    async with AsyncExitStack() as stack:
        print(stack.enter_context(plain("plain")))
        names = [await stack.enter_async_context(resource(name)) for name in "ab"]
        connection = await stack.enter_async_context(Connection("c"))
        stack.callback(print, "called", 1, sep="-")
        stack.push_async_callback(later, 1, 2, key="k")
        print(names, connection.name)
    print("--")
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(resource("r"))
            await stack.enter_async_context(Connection("d"))
            raise ValueError("wrong")
    except ValueError as error:
        print("out", error)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(Connection("e", swallows=True))
        stack.push_async_callback(failing)
    print("--")
    stack = AsyncExitStack()
    async with stack:
        await stack.enter_async_context(Connection("kept"))
        kept = stack.pop_all()
    print("before")
    await kept.aclose()

    async def seen(kind, error, traceback):
        print("exit saw", error)
        return True
    async with AsyncExitStack() as stack:
        stack.push_async_exit(seen)
        raise OSError("ended here")
    print("end")


if __name__ == "__main__":
    asyncio.run(use())
