"""A class that makes one instance only."""

class Single:
    _instance = None
    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.count = 0
        return cls._instance
    def bump(self):
        self.count += 1
        return self.count


def main(argv):
    a = Single()
    b = Single()
    print(a is b, a.bump(), b.bump())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
