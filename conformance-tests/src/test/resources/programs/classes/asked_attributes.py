"""hasattr and getattr of what only some classes have, or what may be None."""


class A:
    pass


class B(A):
    tag = "b"

    def run(self):
        return 1


class C(A):
    run = None

    def __init__(self):
        self.x = 1


class D(B):
    @property
    def size(self):
        return 3


def maybe(f, x):
    return x if f else None


def main():
    for o in (A(), B(), C(), D()):
        print(hasattr(o, "run"), hasattr(o, "tag"), hasattr(o, "x"), hasattr(o, "size"), hasattr(o, "none"), getattr(o, "tag", "?"), getattr(o, "size", 0))
    for f in (True, False):
        print(hasattr(maybe(f, B()), "run"), hasattr(maybe(f, B()), "tag"), hasattr(maybe(f, B()), "none"))


if __name__ == "__main__":
    main()
