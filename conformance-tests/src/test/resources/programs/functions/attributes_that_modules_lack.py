"""Attributes of one of several modules and classes, which some of them lack."""

import math
import string


class A:
    size = 3


def main():
    for m in (math, string, A):
        try:
            print(m.digits)
        except AttributeError as e:
            print(e)
        print(getattr(m, "size", None))


if __name__ == "__main__":
    main()
