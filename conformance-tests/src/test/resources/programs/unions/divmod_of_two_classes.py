"""divmod of instances of two classes."""


class A:
    def __init__(self, v):
        self.v = v

    def __divmod__(self, other):
        if not isinstance(other, A):
            return NotImplemented
        return divmod(self.v, other.v)


class B:
    def __init__(self, v):
        self.w = v

    def __divmod__(self, other):
        if not isinstance(other, B):
            return NotImplemented
        return "b", 2


def value(i):
    return A(3) if i == 1 else B(3)


def main():
    for i in range(2):
        for j in range(2):
            try:
                print(divmod(value(i), value(j)))
            except TypeError as e:
                print(e)


if __name__ == "__main__":
    main()
