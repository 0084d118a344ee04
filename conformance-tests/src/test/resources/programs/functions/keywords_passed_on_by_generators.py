"""Keywords that resumable functions pass on."""
import asyncio
from contextlib import contextmanager
from datetime import date, timedelta
from itertools import islice


def area(width=1, height=2, *, unit="cm"):
    return f"{width * height} {unit}"


def areas(count, **size):
    for i in range(count):
        yield f"{i}: {area(**size)}"


def nested(**size):
    yield from areas(2, **size)
    yield area(height=7, **size)


def every(start, **delta):
    step = timedelta(**delta)
    while True:
        yield start
        start += step


@contextmanager
def shown(title, **size):
    print(title, area(**size))
    yield area(**size)
    print("end of", title)


async def computed(**size):
    await asyncio.sleep(0)
    return area(**size)


async def several(**size):
    for _ in range(2):
        yield await computed(**size)


async def collected(**size):
    return [each async for each in several(**size)]


class Shape:
    def __init__(self, name, **size):
        self.name = name
        self.text = area(**size)

    @classmethod
    def all(cls, *names, **size):
        for name in names:
            yield cls(name, **size)

    def parts(self, **size):
        return (f"{self.name} {i} {area(**size)}" for i in range(2))


def later(**size):
    return lambda: area(**size)


def made(**size):
    def inner(**more):
        yield area(**size)
        yield area(**more)
        yield area(**{**size, **more})
    return inner(unit="inch")


def listed(**size):
    return [area(**size) for _ in range(2)], {i: area(**size) for i in range(1)}


def replaced(**size):
    yield area(**size)
    size = {"width": 100}
    yield area(**size)


def wrong(**size):
    try:
        yield area(**size)
    except TypeError as error:
        yield str(error)


def main():
    print(list(areas(2)), list(areas(1, width=3)), list(areas(2, unit="m", height=5)))
    print(list(nested(width=2)), list(nested(unit="mm", width=9)))
    print([str(day) for day in islice(every(date(2024, 4, 29), weeks=1), 3)])
    print([str(day) for day in islice(every(date(2024, 4, 29), days=1, hours=24), 3)])
    with shown("a", width=4) as text:
        print(text)
    with shown("b", width=5, unit="ft") as text:
        print(text)
    print(asyncio.run(computed(width=6)), asyncio.run(computed(unit="km")))
    print(asyncio.run(collected(width=6)), asyncio.run(collected(unit="km", height=1)))
    for shape in Shape.all("x", "y", width=8):
        print(shape.name, shape.text, list(shape.parts(height=9)))
    for shape in Shape.all("z"):
        print(shape.name, shape.text, list(shape.parts()))
    print(later(width=11)(), later(unit="dm")())
    print(list(made(width=12)))
    print(listed(width=13, unit="yd"))
    print(list(replaced(width=1)))
    print(list(wrong(depth=1)))


if __name__ == "__main__":
    main()
