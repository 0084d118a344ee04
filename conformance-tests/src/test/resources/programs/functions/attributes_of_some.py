# Attributes of functions made at run time, among others that have none, and None.
def make(kind):
    if kind == 0:
        return lambda x: x
    if kind == 1:
        def marked(x):
            return x + 1
        marked.weight = 5
        return marked
    if kind == 2:
        def other(x):
            return x * 2
        other.weight = 7
        other.extra = 'e'
        return other
    return None

def weight(f):
    try:
        return f.weight
    except AttributeError as e:
        return str(e)

def basics():
    for k in range(3):
        f = make(k)
        print(f(3), weight(f), getattr(f, 'extra', None), hasattr(f, 'weight'))
    for k in range(4):
        f = make(k)
        if f is not None:
            print(getattr(f, 'weight', 0))
        print(hasattr(f, 'extra'))
    g = make(1)
    h = make(1)
    g.weight = 9
    print(g.weight, h.weight)

class P:
    def __init__(self):
        self.cols = []
    def atom(self, kind):
        if kind == 'num':
            return 'n', lambda r: 1
        if kind == 'agg':
            def aggregate(r):
                return 'agg'
            aggregate.is_agg = True
            return 'a', aggregate
        def column(r):
            return r
        return 'c', column
    def expr(self, kind):
        label, f = self.atom(kind)
        return label, f

def columns():
    p = P()
    for k in ('num', 'agg', 'col'):
        p.cols.append(p.expr(k))
    print([getattr(f, 'is_agg', False) for _, f in p.cols])
    print(any(getattr(f, 'is_agg', False) for _, f in p.cols))


def main():
    basics()
    columns()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
