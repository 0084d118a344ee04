"""What is handed on, or put away, while it is constructed, and asked for attributes then."""


class Child:
    def __init__(self, parent, n):
        self.parent = parent
        self.n = n
        self.seen = parent.size + n if n > 1 else n


class Early:
    def __init__(self, parent):
        self.parent = parent
        try:
            self.seen = parent.late
        except AttributeError as e:
            print(e)
            self.seen = "none"


class Parent:
    def __init__(self, n):
        self.size = n
        self.children = [Child(self, i) for i in range(n)]
        self.total = 0
        for c in self.children:
            self.total += c.seen


class Bad:
    def __init__(self):
        self.early = Early(self)
        self.late = 5
        self.early2 = Early(self)


class Node:
    def __init__(self, column, row):
        self.left = self.right = self
        self.column = column
        self.row = row


class Column(Node):
    def __init__(self, n):
        super().__init__(self, None)
        self.n = n


class Old(Node):
    def __init__(self, n):
        super(Old, self).__init__(self, "x")
        self.n = n


def register(thing, where):
    where.append(thing)


def look(thing):
    return thing.name


class Named:
    all = []
    def __init__(self, name):
        register(self, Named.all)
        try:
            print(look(self))
        except AttributeError as e:
            print(e)
        self.name = name
        print(look(self))


class Loops:
    def __init__(self, n):
        self.a = 1
        [self.set_b(i) for i in range(n)]

    def set_b(self, i):
        self.b = i


class Rebound:
    def __init__(self, other):
        this = self
        self = other
        self.z = 5
        this.y = 6


class Plain:
    pass


def main():
    p = Parent(4)
    print(p.total, p.children[2].parent.size)
    b = Bad()
    print(b.early.seen, b.early2.seen, b.late)
    c = Column(3)
    print(c.column.n, c.left is c, c.row, Old(4).row)
    Named("ann")
    for n in (1, 0):
        x = Loops(n)
        try:
            print(x.b)
        except AttributeError as e:
            print(e)
    o = Plain()
    r = Rebound(o)
    print(o.z, r.y)
    try:
        print(r.z)
    except AttributeError as e:
        print(e)


if __name__ == "__main__":
    main()
