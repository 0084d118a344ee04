"""float() and int() of all that they take."""

class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
class F:
    def __float__(self): return 2.5
class N:
    def __int__(self): return 3
def main(argv):
    print(float("2.5"), float(I(3)), float(F()), int(I(4)), int(N()), float(2), float(True), int("3"), int(2.7), float(b"2.5"))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
