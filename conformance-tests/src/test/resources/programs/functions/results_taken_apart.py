class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


def split(node, key):
    if node is None:
        return None, None
    if node.key < key:
        low, high = split(node.right, key)
        node.right = low
        return node, high
    low, high = split(node.left, key)
    node.left = high
    return low, node


def keys(node):
    return keys(node.left) + [node.key] + keys(node.right) if node else []


def tree(first, last):
    if first >= last:
        return None
    middle = (first + last) // 2
    node = Node(middle)
    node.left = tree(first, middle)
    node.right = tree(middle + 1, last)
    return node


def gcd(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = gcd(b, a % b)
    return g, y, x - a // b * y


def number(text, at):
    value = 0
    if text[at] == "(":
        value, at = total(text, at + 1)
        if text[at] != ")":
            raise ValueError(f"no ) at {at}")
        return value, at + 1
    while at < len(text) and text[at].isdigit():
        value = value * 10 + int(text[at])
        at += 1
    return value, at


def total(text, at):
    value, at = number(text, at)
    while at < len(text) and text[at] in "+-":
        sign = text[at]
        other, at = number(text, at + 1)
        value = value + other if sign == "+" else value - other
    return value, at


class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"<{self.x} {self.y}>"


def turned(vector, times):
    if times == 0:
        return Vector(vector.x, vector.y)
    before = turned(vector, times - 1)
    return Vector(-before.y, before.x)


def ends(items, depth, seen):
    if depth == 0:
        seen.append(len(items))
        return [len(items)], {"n": len(items)}
    first, last = ends(items, depth - 1, seen)
    again, _ = ends(items, depth - 1, seen)
    first.append(again[0])
    last["n"] += 1
    return first, last


def kept(depth):
    pair = (depth, [depth])
    if depth > 0:
        inner = kept(depth - 1)
        kept_pairs.append(inner)
        return inner[0] + depth, inner[1] + [depth]
    return pair


kept_pairs = []


def guarded(n):
    try:
        if n == 3:
            raise KeyError(n)
        if n == 0:
            return 0, "end"
        a, b = guarded(n - 1)
        return a + 1, b + str(n)
    except KeyError as error:
        return -1, str(error)
    finally:
        order.append(n)


order = []


def main():
    low, high = split(tree(0, 20), 7)
    print(keys(low), keys(high), split(None, 3))
    print(gcd(240, 46), gcd(0, 5), gcd(-35, 10))
    for text in ["1+2-(3-4)", "((7))", "(1+2", "5"]:
        try:
            print(total(text, 0))
        except (ValueError, IndexError) as error:
            print(type(error).__name__, error)
    vector = Vector(1, 2)
    print([turned(vector, n) for n in range(5)], turned(vector, 0) is vector)
    seen = []
    print(ends("abc", 3, seen), seen)
    print(kept(4), kept_pairs, kept(1) is kept(1))
    print(guarded(2), guarded(5), order)
    total_length = 0
    for n in range(2000):
        first, last = ends([n] * (n % 7), 2, [])
        total_length += len(first) + last["n"]
    print(total_length)


if __name__ == "__main__":
    main()
