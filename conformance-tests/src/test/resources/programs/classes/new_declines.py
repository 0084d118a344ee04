"""__init__ runs only on what is an instance."""

class A:
    def __new__(cls, x):
        print("new", x)
        if x > 2:
            return None
        return super().__new__(cls)
    def __init__(self, x):
        print("init", x)
        self.x = x


def main(argv):
    a = A(len(argv))
    print(a.x)
    b = A(5)
    print(b is None)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
