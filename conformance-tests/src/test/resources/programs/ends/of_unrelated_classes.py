# Unrelated classes with __del__, dataclasses, slots.
from dataclasses import dataclass, field, replace

@dataclass
class Point:
    x: int
    y: int

    def __del__(self) -> None:
        print(f"end point {self.x},{self.y}")

@dataclass
class Line:
    a: Point
    b: Point
    tags: list[str] = field(default_factory=list)

    def __del__(self) -> None:
        print("end line", self.tags)

class Log:
    __slots__ = ("text", "origin")

    def __init__(self, text: str, origin: Point | None = None) -> None:
        self.text = text
        self.origin = origin

    def __del__(self) -> None:
        print("end log", self.text)

def main() -> None:
    line = Line(Point(0, 0), Point(1, 1), ["first"])
    line.a = Point(2, 2)
    print("a replaced")
    moved = replace(line, tags=["moved"])
    print("copied", moved.a is line.a)
    del line
    print("line deleted")
    moved.b = replace(moved.b, y=9)
    print("b replaced", moved)
    print(Point(3, 4) == Point(3, 4))
    log = Log("hello", moved.b)
    del moved
    print("moved deleted")
    log.origin = None
    print("origin None")
    log.origin = Point(7, 7)
    del log.origin
    print("origin deleted")
    items = [Log("l1"), Point(8, 8), Line(Point(5, 5), Point(6, 6), ["in list"])]
    items.pop(1)
    print("popped")
    items = []
    print("emptied", len(items))

if __name__ == "__main__":
    main()
