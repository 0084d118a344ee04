"""Calls, attributes, items and iterations of what may be None."""
def maybe(f, x):
    return x if f else None


def show(name, action):
    try:
        print(name, action())
    except Exception as error:
        print(name, type(error).__name__, error)


class Callable:
    def __call__(self, x):
        return x + 1


class C:
    def __init__(self, x):
        self.x = x

    def method(self):
        return self.x

    @property
    def prop(self):
        return self.x

    def __len__(self):
        return 3

    def __iter__(self):
        return iter([1])

    def __getitem__(self, i):
        return i

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return False

    def __neg__(self):
        return -1

    def __contains__(self, x):
        return True

    def __bool__(self):
        return False


def with_it(c):
    with c as d:
        return d.x


def for_it(c):
    return [x for x in c]


def delete(items, i):
    del items[i]
    return items


def assign(items, i):
    items[i] = 7
    return items


def set_x(c):
    c.x = 2
    return c.x


def unpack(pair):
    a, b = pair
    return a + b


def main():
    for f in (True, False):
        show("len", lambda: maybe(f, len)("abc"))
        show("int", lambda: maybe(f, int)("12"))
        show("function", lambda: maybe(f, unpack)((1, 2)))
        show("lambda", lambda: maybe(f, lambda x: x)(1))
        show("object", lambda: maybe(f, Callable())(1))
        show("class", lambda: maybe(f, C)(1).x)
        show("bound", lambda: maybe(f, C(2).method)())
        show("append", lambda: maybe(f, [1].append)(2))
        show("method", lambda: maybe(f, C(1)).method())
        show("property", lambda: maybe(f, C(1)).prop)
        show("attribute", lambda: maybe(f, C(1)).x)
        show("set", lambda: set_x(maybe(f, C(1))))
        show("len of", lambda: len(maybe(f, C(1))))
        show("iter of", lambda: for_it(maybe(f, C(1))))
        show("item of", lambda: maybe(f, C(1))[3])
        show("with", lambda: with_it(maybe(f, C(1))))
        show("neg", lambda: -maybe(f, C(1)))
        show("contains", lambda: 1 in maybe(f, C(1)))
        show("bool", lambda: bool(maybe(f, C(1))))
        show("not", lambda: not maybe(f, C(1)))
        show("delete", lambda: delete(maybe(f, [1, 2]), 0))
        show("delete key", lambda: delete(maybe(f, {1: 2}), 1))
        show("assign", lambda: assign(maybe(f, [1, 2]), 0))
        show("assign key", lambda: assign(maybe(f, {1: 2}), 1))
        show("unpack", lambda: unpack(maybe(f, (1, 2))))
        show("unpack list", lambda: unpack(maybe(f, [1, 2])))
        show("comprehension", lambda: {x for x in maybe(f, [1])})
        show("generator", lambda: sum(x for x in maybe(f, [1])))
        show("enumerate", lambda: [i for i, x in enumerate(maybe(f, [1]))])
        show("dict items", lambda: [k for k, v in maybe(f, {1: 2}).items()])
        show("str method", lambda: maybe(f, "a").upper())
        show("list method", lambda: maybe(f, [2, 1]).index(1))
        show("join", lambda: "".join([maybe(f, "a")]))
        show("join two", lambda: "-".join(["b", maybe(f, "a")]))
        show("join bytes", lambda: b"-".join([b"b", maybe(f, b"a")]))
        show("key", lambda: {"a": 1}[maybe(f, "a")])
        show("get", lambda: {"a": 1}.get(maybe(f, "a")))
        show("in dict", lambda: maybe(f, "a") in {"a": 1})
        show("sorted", lambda: sorted([maybe(f, 1), 2]))
        show("raise", lambda: int(maybe(f, "x")))
        show("isinstance", lambda: isinstance(maybe(f, C(1)), C))
        show("range", lambda: list(range(maybe(f, 2))))
        show("percent", lambda: "%d" % maybe(f, 2))
        show("percent s", lambda: "%s" % maybe(f, 2))
        show("format", lambda: "{:>5}".format(maybe(f, "a")))
        show("fstring", lambda: f"{maybe(f, 2):d}")
        show("join chars", lambda: ",".join(maybe(f, "abc")))
        show("chain", lambda: 1 < maybe(f, 2) < 3)
        show("mul", lambda: maybe(f, 2) * "ab")
        show("abs", lambda: abs(maybe(f, -2)))


if __name__ == "__main__":
    main()
