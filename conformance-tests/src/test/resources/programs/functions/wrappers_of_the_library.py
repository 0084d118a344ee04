"""Functions of the program that have the names of those of the library which they wrap."""

import functools
import heapq
import json
import textwrap
import math


def loud(function):
    @functools.wraps(function)
    def wrapper(*args):
        print("calling", function.__name__)
        return function(*args)
    return wrapper


size = loud(len)
root = loud(math.sqrt)
number = loud(int)
joined = loud(" ".join)
dumps = loud(json.dumps)
push = loud(heapq.heappush)
dedent = loud(textwrap.dedent)


class Text:
    upper = loud(str.upper)


def main():
    print(size("abc"), root(4.0), number("5"), size.__name__, size.__module__)
    print(Text.upper("abc"), joined(["a", "b"]))
    held = [3]
    push(held, 1)
    print(dumps({"a": 1}), held, dedent("  a\n  b"), dumps.__name__, dumps.__wrapped__ is json.dumps)


if __name__ == "__main__":
    main()
