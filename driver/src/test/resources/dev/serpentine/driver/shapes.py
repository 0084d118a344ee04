"""A library."""

from rpython.rlib.entrypoint import exported


class NotASquare(ValueError):
    pass


@exported
def area(width: float, height: float) -> float:
    """The area of a rectangle."""
    return width * height


@exported
def total(numbers: list[int]) -> int:
    result = 0
    for number in numbers:
        result += number
    return result


@exported
def counted(words: list[str]) -> dict[str, int]:
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


@exported
def inverted(numbers: dict[str, int]) -> list[tuple[int, str]]:
    return [(value, key) for key, value in numbers.items()]


@exported
def root(n: int) -> int:
    for i in range(n + 1):
        if i * i == n:
            return i
    raise NotASquare("%d is no square" % n)


@exported
def greeting(name: str | None) -> str:
    if name is None:
        return "hello"
    return "héllo " + name + " 🐍"


@exported
def shout(loud: bool) -> None:
    if loud:
        print("LOUD")


@exported
def deep(n: int) -> int:
    return deep(n + 1) + 1


@exported
def reversed_bytes(data: bytes) -> bytes:
    return data[::-1]


@exported
def initials(words: list[str]) -> list[tuple[str, int]]:
    return [(word[0], len(word)) for word in words]


@exported
def first(word: str) -> str:
    return word[0]
