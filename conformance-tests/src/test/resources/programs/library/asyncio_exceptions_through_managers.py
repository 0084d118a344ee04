"""What leaves an async with block, by exceptions of the program's own and of Python's."""
import asyncio
from contextlib import asynccontextmanager


class Failure(Exception):
    def __init__(self, status):
        super().__init__(status)
        self.status = status


@asynccontextmanager
async def connection(opened):
    opened.append("open")
    try:
        yield len(opened)
    finally:
        opened.append("closed")


async def fetch(opened, status):
    async with connection(opened):
        if status < 0:
            raise TimeoutError("late")
        if status != 200:
            raise Failure(status)
        return status


async def main():
    opened = []
    for status in (200, 404, -1):
        try:
            print(await fetch(opened, status))
        except Failure as failure:
            print("failed:", failure.status)
        except TimeoutError as late:
            print("timed out:", late)
    print(opened)


if __name__ == "__main__":
    asyncio.run(main())
