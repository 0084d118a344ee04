class Vec:
    __slots__ = ("x",)
    def __init__(self, x=0):
        self.x = x
a = Vec(1)
def g():
    try:
        setattr(a, "w", 1)
    except AttributeError as e:
        print(type(e).__name__, "|", e)
    try:
        a.w = 2
    except AttributeError as e:
        print(type(e).__name__, "|", e)


def main():
    for f in (lambda: a.w, lambda: setattr(a, "w", 1), lambda: a.x):
        try:
            print(f())
        except (AttributeError, TypeError) as e:
            print(type(e).__name__, "|", e)
    g()


if __name__ == "__main__":
    main()
