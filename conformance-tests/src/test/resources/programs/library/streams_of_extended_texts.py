"""Streams are given instances of classes that extend str or bytes, and members of enumerations that are texts."""
import io
import sys
from enum import Enum, StrEnum


class Safe(str):
    pass


class Packet(bytes):
    pass


class Color(StrEnum):
    RED = "red"


class Mood(str, Enum):
    GOOD = "good"


def main():
    memory = io.StringIO()
    for each in [Safe("safe"), Color.RED, Mood.GOOD, "plain"]:
        print(memory.write(each), end=" ")
        sys.stdout.write(each)
        print()
    memory.writelines([Safe("a"), Safe("b")])
    print(repr(memory.getvalue()))
    data = io.BytesIO()
    for piece in [Packet(b"packet"), b"plain"]:
        print(data.write(piece))
    print(data.write(Packet(b"alone")), data.write(memoryview(b"view")), data.write(bytearray(b"array")))
    print(data.getvalue())
    print(memory.write(Safe("alone")), memory.write(Color.RED))
    print(repr(memory.getvalue()))


if __name__ == "__main__":
    main()
