"""An attribute assigned that only some of the classes below have a slot for."""


class Node:
    __slots__ = ("line",)
    def __init__(self, line):
        self.line = line


class Fn(Node):
    __slots__ = ("name",)
    def __init__(self, line, name):
        super().__init__(line)
        self.name = name


class Lit(Node):
    __slots__ = ("value",)
    def __init__(self, line, value):
        super().__init__(line)
        self.value = value


class Let(Node):
    __slots__ = ("value",)
    def __init__(self, line, value):
        super().__init__(line)
        self.value = value


def parse(k):
    if k == 0:
        return Fn(1, None)
    if k == 1:
        return Lit(2, 5)
    return Let(3, parse(k - 2))


def main():
    for k in range(4):
        node = Let(0, parse(k))
        if isinstance(node.value, Fn):
            node.value.name = f"f{k}"
            print(node.value.name)
        inner = node.value
        if type(inner) is Fn:
            inner.name = "g"
            print(inner.name)
        try:
            node.value.name = "all"
            print("set", node.value.name)
        except AttributeError as e:
            print(e)


if __name__ == "__main__":
    main()
