class Mod:
    def __init__(self, v):
        self.v = v

    def __pow__(self, n, m=None):
        if m is None:
            return Mod(self.v ** n)
        return Mod(pow(self.v, n, m))

    def __repr__(self):
        return f'Mod({self.v})'


def main(argv):
    a = Mod(3)
    print(a ** 2, pow(a, 2), pow(a, 4, 5), pow(3, 4, 5), pow(3, -1, 7))
    a **= 3
    print(a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
