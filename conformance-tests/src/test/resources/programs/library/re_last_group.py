"""The group that matched last, by name: what tells one token from another."""
import re
from enum import Enum


class T(Enum):
    NUM = 1
    WORD = 2


def main():
    r = re.compile(r"\s*(?:(?P<NUM>\d+)|(?P<WORD>\w+))")
    pos = 0
    s = "12 ab 3"
    while pos < len(s):
        m = r.match(s, pos)
        if not m:
            break
        print(T[m.lastgroup], m.group(m.lastgroup), m.start(m.lastgroup), m.span(m.lastgroup), m[m.lastgroup])
        pos = m.end()
    try:
        re.match("a", "a").start(None)
    except IndexError as e:
        print(e)


if __name__ == "__main__":
    main()
