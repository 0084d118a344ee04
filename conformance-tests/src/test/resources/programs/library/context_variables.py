"""Context variables: their values in contexts, copies of these, tasks, callbacks and threads."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import asyncio
import threading
from contextvars import Context, ContextVar, Token, copy_context

user: ContextVar[str] = ContextVar("user", default="nobody")
depth = ContextVar("depth", default=0)
unset: ContextVar[list[int]] = ContextVar("unset")


def plain():
    print(user.name, user.get(), depth.get(), unset.get([7]), unset.get(None))
    try:
        unset.get()
    except LookupError:
        print("no value")
    token = user.set("ann")
    print(user.get(), token.var is user, token.old_value is Token.MISSING)
    second = user.set("bob")
    print(user.get(), second.old_value)
    user.reset(second)
    print(user.get())
    for wrong in (second, depth.set(5)):
        try:
            user.reset(wrong)
        except (RuntimeError, ValueError) as error:
            print(type(error).__name__)
    user.reset(token)
    print(user.get(), depth.get())


def copies():
    user.set("outside")
    copied = copy_context()
    user.set("later")

    def inside(name, *, times):
        print("inside", user.get(), name, times)
        user.set(name)
        depth.set(depth.get() + times)
        return user.get(), depth.get()

    print(copied.run(inside, "one", times=2))
    print(user.get(), depth.get(), copied[user], copied[depth], user in copied, unset in copied, copied.get(unset), copied.get(user))
    again = copied.copy()
    print(again.run(inside, "two", times=3), copied[user], again[user])
    empty = Context()
    print(empty.run(user.get), user in empty)
    try:
        copied.run(copied.run, print)
    except RuntimeError:
        print("entered already")
    try:
        empty[user]
    except KeyError:
        print("no key")
    token = copied.run(user.set, "three")
    try:
        user.reset(token)
    except ValueError:
        print("another context")


async def worker(name, delay):
    before = user.get()
    user.set(name)
    await asyncio.sleep(delay)
    depth.set(depth.get() + 1)
    await asyncio.sleep(0)
    print(name, "saw", before, "has", user.get(), depth.get())
    return user.get()


async def inherits():
    user.set("in a coroutine")


async def run_tasks():
    user.set("main")
    depth.set(10)
    tasks = [asyncio.create_task(worker(name, 0.001 * i)) for i, name in enumerate("xyz")]
    user.set("changed")
    print(await asyncio.gather(*tasks), user.get(), depth.get())
    await inherits()
    print(user.get())
    await asyncio.wait_for(worker("waited", 0), 1)
    print(user.get())
    await asyncio.create_task(inherits())
    print(user.get())
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda: print("called with", user.get()))
    context = copy_context()
    context.run(user.set, "given")
    loop.call_soon(lambda: print("called with", user.get()), context=context)
    user.set("after")
    await asyncio.sleep(0)
    print(await asyncio.create_task(worker("in given", 0), context=context), context[user], user.get())


def main():
    copy_context().run(plain)
    copies()
    asyncio.run(run_tasks())
    print(user.get())
    with asyncio.Runner() as runner:
        runner.run(inherits())
        runner.run(worker("second", 0))
    print(user.get())
    thread = threading.Thread(target=lambda: print("thread", user.get()))
    thread.start()
    thread.join()


if __name__ == "__main__":
    main()
