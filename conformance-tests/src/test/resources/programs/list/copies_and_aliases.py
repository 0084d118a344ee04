"""What is shared and what is copied."""


class Holder:
    def __init__(self, items):
        self.items = items


def change(items):
    items.append(99)
    items = [0]
    return items


def main(argv):
    a = [1, 2, 3]
    b = a
    c = a[:]
    d = list(a)
    e = a + []
    a.append(4)
    print(a, b, c, d, e, a is b, a is c)
    print(change(a), a)
    holder = Holder(a)
    holder.items += [5]
    print(a, holder.items is a)
    holder.items = holder.items + [6]
    print(a, holder.items)
    a *= 2
    print(a, b is a)
    nested = [a, c]
    shallow = nested.copy()
    shallow[1].append(7)
    print(len(nested[1]), nested == shallow, nested is shallow)
    default = Holder([])
    other = Holder([])
    default.items.append(1)
    print(other.items, default.items)
    x = y = [0]
    x += [1]
    print(y)
    x = x + [2]
    print(y, x)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
