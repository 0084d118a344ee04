class Thing:
    def __init__(self, n):
        self.n = n

    def squares(self):
        if not hasattr(self, "_squares"):
            print("computing")
            self._squares = [i * i for i in range(self.n)]
        return self._squares

    def total(self):
        try:
            return self._total
        except AttributeError:
            print("summing")
            self._total = sum(self.squares())
            return self._total


def main(argv):
    t = Thing(4)
    print(t.squares(), t.squares(), t.total(), t.total())
    print(getattr(t, "n", 3), getattr(t, "zzz", 3), getattr(t, "_total", -1), getattr(Thing(2), "_total", -1))
    return 0


if __name__ == "__main__":
    main([])
