"""Attributes of objects, given to what looks at them at once: an encoder, a printer, a copy."""
import copy
import json
import pprint


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Shape:
    def __init__(self, name, points):
        self.name = name
        self.points = points
        self.seen = None


class Node:
    def __init__(self, name):
        self.name = name
        self.children = []

    def add(self, name):
        child = Node(name)
        self.children.append(child)
        return child


class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Point):
            return vars(o)
        return super().default(o)


def encoded(value):
    if isinstance(value, Node):
        return value.__dict__
    raise TypeError(f"no way to write a {type(value).__name__}")


def main():
    point = Point(1, -2)
    shape = Shape("triangle", [Point(0, 0), Point(1, 0), point])
    print(json.dumps(point.__dict__))
    print(json.dumps(vars(point), indent=2, sort_keys=True))
    print(json.dumps(shape, default=lambda each: each.__dict__))
    shape.seen = "once"
    print(json.dumps([point, shape], default=vars))
    root = Node("root")
    root.add("left").add("leaf")
    root.add("right")
    print(json.dumps({"tree": root, "count": 4}, default=encoded))
    print(json.dumps([point], cls=Encoder))
    try:
        print(json.dumps(root, cls=Encoder))
    except TypeError as error:
        print(error)
    pprint.pprint(vars(point))
    print(pprint.pformat(root.children[1].__dict__))
    taken = copy.copy(point.__dict__)
    point.x = 10
    deep = copy.deepcopy(vars(point))
    print(taken, deep, json.dumps(point.__dict__))


if __name__ == "__main__":
    main()
