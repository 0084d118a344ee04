def look(table, key):
    try:
        return table[key]
    except KeyError as e:
        return e.args


def drop(table, key):
    try:
        del table[key]
    except LookupError as e:
        return e.args[0]
    return "gone"


class P:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n

    def __eq__(self, other):
        return self.n == other.n

    def __repr__(self):
        return "P(%d)" % self.n


def main():
    print(look({1: "a"}, 1), look({1: "a"}, 2), look({"x": "y"}, "z"))
    print(look({(1, 2): "a"}, (2, 1)), look({2.5: "b"}, 3.5), look({P(1): "p"}, P(2)))
    print(drop({1: 2}, 1), drop({1: 2}, 3), drop({"a": 1}, "b"), drop({True: 1}, False), drop({None: 1, "a": 2}, None))
    maybe = {None: 1, 3: 4}
    try:
        print(maybe[5])
    except Exception as e:
        print(repr(e), e.args, e.args[0] + 1)
    try:
        print({1: 2}.pop(7), 1)
    except KeyError as e:
        print(e, e.args)
    try:
        {1, 2}.remove(9)
    except KeyError as e:
        key, = e.args
        print(e, key)
    mem = {}
    mem[3] = 4
    try:
        mem[7] += 1
    except KeyError as e:
        print(f"unset memory {e.args[0]}", e.__context__)
    try:
        try:
            mem[8]
        except KeyError as e:
            raise ValueError(e.args[0] * 2) from e
    except ValueError as e:
        print(e.args, repr(e.__cause__))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
