"""== and in on lists of text, tuples and instances."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __repr__(self):
        return f"P{self.x}{self.y}"


class Token:
    pass


def main(argv):
    points = [Point(1, 2), Point(3, 4)]
    print(Point(3, 4) in points, Point(4, 3) in points, points.index(Point(3, 4)), points.count(Point(1, 2)))
    print(points == [Point(1, 2), Point(3, 4)], points != [Point(1, 2)])
    points.remove(Point(1, 2))
    print(points)
    token = Token()
    tokens = [Token(), token]
    print(token in tokens, Token() in tokens, tokens.index(token), tokens == [tokens[0], token])
    print([1, 2] == [1, 2], [1, 2] == [2, 1], [[1], []] == [[1], []], ["a"] != ["a"], [] == [])
    print([1, 2] < [1, 2, 0], [2] > [1, 9], ["a", "b"] <= ["a", "b"], [(1, "x")] < [(1, "y")])
    print(("a", 1) in [("a", 1), ("b", 2)], "b" in ["a", "b"], 2.0 in [1.0, 2.0], [1] in [[1], [2]])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
