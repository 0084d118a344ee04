"""Operators of values of many kinds: most pairs know none of them."""
# alone: for its values of several kinds the types of all of a group would be inferred again
class Plain:
    pass
class Less:
    def __lt__(self, other):
        return True
    def __add__(self, other):
        return "added"
    def __radd__(self, other):
        return "radded"
class Sub(Less):
    pass
class Index:
    def __index__(self):
        return 2
def f(): pass
def values():
    return [2, 2.5, None, "s", [1], {1: 2}, Plain(), Less(), Sub(), Index(), f]

def show(v):
    if isinstance(v, (Plain, Less, Index)) or callable(v):
        return type(v).__name__
    return repr(v)
def ops(a, b):
    yield "lt", lambda: a < b
    yield "ge", lambda: a >= b
    yield "add", lambda: a + b
    yield "sub", lambda: a - b
    yield "mul", lambda: a * b
    yield "mod", lambda: a % b
    yield "div", lambda: a / b
    yield "floordiv", lambda: a // b
    yield "and", lambda: a & b
    yield "or", lambda: a | b
    yield "matmul", lambda: a @ b
def main():
    n = 0
    for a in values():
        for b in values():
            for name, op in ops(a, b):
                try:
                    r = show(op())
                except Exception as e:
                    r = type(e).__name__ + ": " + str(e)
                print(name, show(a), show(b), r)
if __name__ == "__main__":
    main()
