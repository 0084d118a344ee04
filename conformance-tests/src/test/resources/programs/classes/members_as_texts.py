"""Members of enumerations of texts, where a text is taken."""
from enum import Enum, StrEnum


class Mark(StrEnum):
    X = "X"
    O = "o"
    NONE = ""


class Old(str, Enum):
    A = "a"
    LONG = "Xb"


def state(board):
    return "full" if Mark.NONE not in board or Mark.O in board else "open"


def find(text, part=None):
    return part in text if part is not None else None


def main():
    s = "aXbXa"
    print(Mark.X in s, Mark.O in s, Mark.O not in s, Mark.NONE in "", Old.A in s, Old.LONG in s, [m for m in Mark if m in s], find(s, Mark.X), find(s))
    print(state("xx"), "X" in Mark.X, Mark.X in Mark.X, Mark.X in Old.LONG, Mark.X in ["X"], Mark.X in {"X": 1}, Mark.X in ("a", Mark.O))
    print(s.startswith(Mark.X), s.endswith(Old.A), s.endswith((Mark.X, "a")), s.startswith((Mark.X, Mark.O)), s.count(Mark.X), s.find(Mark.X, 2), s.rfind(Mark.X), s.index(Old.LONG))
    print(s.replace(Mark.X, Mark.O), s.split(Mark.X), s.rsplit(Mark.X, 1), s.strip(Old.A), s.lstrip(Old.A), s.removeprefix(Old.A), s.removesuffix(Mark.X))
    print(Mark.X.join(["a", "b"]), "-".join([Mark.X, Mark.O]), "-".join(Mark), "-".join(["a", Old.A]), s.center(9, Mark.X), s.ljust(7, Old.A), ord(Mark.X), s == Mark.X, s + Old.A)
    for mark in Mark:
        try:
            print(s.split(mark))
        except ValueError as error:
            print(error)


main()
