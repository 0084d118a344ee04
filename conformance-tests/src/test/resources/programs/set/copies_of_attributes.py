"""Sets made of sets in attributes, empty ones too."""

class A:
    def __init__(self, s):
        self.s = set(s)
def main(argv):
    a = A({1, 2}); b = A(a.s); b.s.add(5)
    print(a.s, b.s, len(A(set()).s))
    c = A([3, 4])
    print(c.s, set(a.s), frozenset(a.s), sorted(set(b.s)), list(set(a.s)))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
