# The block is the entry whenever it is there, all of it: setup before main, main called twice, whose result is not the status; definitions and imports within; statements between and after.
import sys


def show(*things):
    print(*things)


def main(argv):
    show("main", level, argv[1:], __name__)
    return 3


def raise_level(by):
    global level
    level += by


level = 1
table = {"before": 1}
if level > 0:
    show("above", level)

if __name__ == "__main__":
    level = 10
    show(main(sys.argv))
    raise_level(5)
    main(["a", "b"])
    prefix = "<"
    table["block"] = 2

    def wrapped(text):
        return prefix + text + closing

    closing = ">"
    show(wrapped("x"))
    prefix = "["
    show(wrapped("y"), sorted(table))

    class Late:
        kind = "late"

        def get(self):
            return self.kind + prefix

    show(Late().get(), type(Late()).__name__, Late.__module__)
    import string
    show(digits_of("a1b22") if level < 0 else string.digits)
    offset = 3
    squares = [k * offset for k in range(4)]
    show(squares, [f(2) for f in [lambda v: v * offset]], sum(k + offset for k in squares), list(k for k in squares if k > offset))
    if __name__ != "__main__":
        show("no")
    else:
        show("nested")
else:
    show("imported")

show("between", level)
level = -1


def digits_of(text):
    return "".join(c for c in text if c in string.digits)


if "__main__" == __name__:
    show(digits_of("a1b22"), level)
    offset = 4
    show([f(2) for f in [lambda v: v * offset]])
    if level < 0: sys.exit()
show("never")
