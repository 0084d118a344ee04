"""getattr and hasattr of values of built-in types, and of these beside instances, by names that only the run tells."""


class Row:
    def __init__(self, name, real):
        self.name = name
        self.real = real
        self.next = None


def look_up(value, path):
    for name in path.split("."):
        value = value[name] if isinstance(value, dict) else getattr(value, name)
    return value


def ask(values, names):
    for value in values:
        print([name for name in names if hasattr(value, name)])


def say(value):
    return "Row" if isinstance(value, Row) else "list" if isinstance(value, list) else repr(value)


def main():
    row = Row("ann", 4)
    row.next = {"row": Row("bob", 2.5), "n": 7, "list": [1]}
    for path in "name real next.row.name next.row.real next.n.real next.n.imag next.list real.real real.numerator name.real next.row.next.real nope name.nope".split():
        try:
            print(path, say(look_up(row, path)))
        except AttributeError as error:
            print(path, error)
    names = "append keys real start upper next name title __len__ __iter__ __doc__ nope".split()
    ask([row, [1], {"a": 1}, 7, 2.5, True, None, "x", b"x", {1}, (1, "a"), range(3)], names)
    ask([[1]], names)
    ask([slice(1, 2)], names)
    ask([None], names)
    ask([1, 2.5], names)
    for what in "upper", "lower", "real":
        print(what, getattr("Abc", what, None) is None, hasattr(3, what))
    for what in "upper", "lower":
        print(getattr("Abc", what)())
    for default in "real", "nope":
        print([getattr(value, default, "none") for value in (1, 2.5, row)], [getattr(value, "".join(default), "none") for value in ("x", row)])


main()
