class Node:
    def __init__(self, k):
        self.k = k
        self.l = None
        self.r = None
def rot(n, up, down):
    m = getattr(n, up)
    setattr(n, up, getattr(m, down))
    setattr(m, down, n)
    return m
def basics():
    a = Node(1)
    a.r = Node(2)
    a.r.l = Node(7)
    b = rot(a, "r", "l")
    print(b.k, b.l.k, b.l.r.k)
    b = rot(b, "l", "r")
    print(b.k, b.r.k, b.r.l.k)
def put(x, name, v):
    try:
        setattr(x, name, v)
        print("set", name)
    except AttributeError as e:
        print(e)
def again():
    for name in ["k", "real", "bit_length", "zz", "append"]:
        for x in [5, None, "s", [1], Node(3), 2.5]:
            put(x, name, 1)


def main():
    basics()
    again()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
