# Functions that json.loads calls with what it has read.
import json
from collections import OrderedDict


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


def as_point(members):
    if "x" in members:
        return Point(members["x"], members["y"])
    return members


def refuse(name):
    raise ValueError("no " + name)


def main():
    print(json.loads('[{"x": 1, "y": 2}, {"z": {"x": 3, "y": [4]}}]', object_hook=as_point))
    print(json.loads('{"b": 1, "a": {"c": 2}}', object_pairs_hook=OrderedDict))
    print(json.loads('{"b": 1, "a": {"c": 2}}', object_pairs_hook=lambda pairs: pairs))
    print(json.loads("[1, 2.5, -3e2]", parse_float=str, parse_int=float))
    try:
        json.loads("[NaN]", parse_constant=refuse)
    except ValueError as error:
        print(error)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
