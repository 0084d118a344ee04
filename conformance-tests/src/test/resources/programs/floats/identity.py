def same(a, b):
    return a is b


def optional(x, n):
    y = x if n else None
    return y is x, y is None


def main(argv):
    x = float('nan')
    y = float('nan') if argv else 1.0
    print(x is x, x is not x, same(x, x), same(y, y))
    print(same(0.0, -0.0), same(2.5, x))
    d = {1: x}
    print(d[1] is x, (1, x) in d.items(), x in d.values(), [x] == [x], (x,) == (x,))
    print(optional(x, 1), optional(1.5, 1), optional(1.5, 0))


if __name__ == "__main__":
    main([1])
