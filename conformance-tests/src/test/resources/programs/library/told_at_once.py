"""What the library tells when it is called, or by the first thing that is wrong."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import json
import re
from datetime import date


def shown(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, error)


def main():
    shown(lambda: re.finditer("a", 5) is None)
    shown(lambda: re.finditer(b"a", "x") is None)
    shown(lambda: [m.group() for m in re.finditer("a.", "abacad")])
    shown(lambda: [m.span() for m in re.compile("a").finditer("abaca", 1, 4)])
    shown(lambda: date.fromisocalendar(2020, 53, 9))
    shown(lambda: date.fromisocalendar(2021, 53, 9))
    shown(lambda: date.fromisocalendar(2021, 54, 9))
    shown(lambda: date.fromisocalendar(0, 1, 9))
    shown(lambda: date.fromisocalendar(2021, 1, 0))
    shown(lambda: date.fromisocalendar(2020, 53, 7))
    shown(lambda: json.loads(b"\x00[]"))
    shown(lambda: json.loads(b"5\x00"))
    shown(lambda: json.loads(b"[\x00]"))
    shown(lambda: [m.group() for m in re.finditer(b"a", bytearray(b"xaa"))])


if __name__ == "__main__":
    main()
