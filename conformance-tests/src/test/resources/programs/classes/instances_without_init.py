class P:
    def __init__(self, x):
        self.x = x
        self.names = [x]

    @classmethod
    def bare(cls):
        return cls.__new__(cls)


class Q(P):
    def __new__(cls, x):
        made = object.__new__(cls)
        return made


def main(argv):
    for p in [P(3), P.bare(), Q(4)]:
        try:
            print(p.x, p.names)
        except AttributeError as error:
            print(error)
        print(hasattr(p, "x"))
    return 0


if __name__ == "__main__":
    main([])
