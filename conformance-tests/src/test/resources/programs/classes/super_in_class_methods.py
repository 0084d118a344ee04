"""super() in class methods."""

class A:
    @classmethod
    def make(cls, x):
        o = cls()
        o.x = x
        return o
    @staticmethod
    def s(): return 4
    def __init__(self): self.x = 0


class B(A):
    @classmethod
    def make(cls, x):
        o = super().make(x + 1)
        return o
    @staticmethod
    def s(): return A.s() + 1
    def who(self): return "B"


def main(argv):
    b = B.make(len(argv))
    print(b.x, b.who(), B.s())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
