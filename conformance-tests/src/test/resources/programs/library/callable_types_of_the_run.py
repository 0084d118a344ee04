"""Types of callables, whose parameters stand in a list, where the program runs; and generic classes of parameter lists."""

from collections.abc import Callable as AbstractCallable
from typing import Callable, Generic, Optional, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Task(Generic[P, R]):
    def __init__(self, function):
        self.function = function

    def run(self, *arguments):
        return self.function(*arguments)


def double(number):
    return 2 * number


def main():
    for _ in range(2):
        step = Callable[["Task", int], str | None]
        empty = Callable[[], list[int]]
        print(step, empty, Callable[..., int], Optional[Callable[[int], int]])
    print(AbstractCallable[[int, str], None])
    task = Task[[int], int](double)
    print(task.run(21), Task[[int, str], int])
    parts = [[1, 2], [3]]
    print(parts[[0, 1][1]], {(1,): "a"}[tuple([1])])


if __name__ == "__main__":
    main()
