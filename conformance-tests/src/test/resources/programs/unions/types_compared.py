"""Types that are written in different ways and compared."""
# alone: for its values of several kinds the types of all of a group would be inferred again

from dataclasses import dataclass, fields
from typing import Optional, List, get_type_hints, get_origin, get_args, Union
import typing


@dataclass
class Row:
    city: str
    temp: float | None
    wind: Optional[float]
    tags: list[str]
    more: list[str]
    depth: float | None
    other: "int"


NUM = float | None


def main():
    print([f.name for f in fields(Row) if f.type == float | None])
    print([f.name for f in fields(Row) if f.type == NUM])
    print([f.name for f in fields(Row) if f.type == Optional[float]])
    print([f.name for f in fields(Row) if f.type is str])
    print([f.name for f in fields(Row) if f.type == list[str]])
    print([f.name for f in fields(Row) if f.type == "int"])
    print([f.name for f in fields(Row) if f.type in (str, int, NUM)])
    for f in fields(Row):
        print(f.name, f.type)
    print(Row.__annotations__["temp"] == NUM)
    print(float | None)
    print(isinstance(3.0, float | None), isinstance(None, NUM))


if __name__ == "__main__":
    main()
