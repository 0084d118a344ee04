"""Conditional expressions whose ways have different types: formatted, and returned by special methods."""


class Length:
    def __init__(self, metres):
        self.metres = metres

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __add__(self, other):
        return Length(self.metres + other.metres) if isinstance(other, Length) else NotImplemented if self.metres > 5 else Length(0)

    def __eq__(self, other):
        return self.metres == other.metres if isinstance(other, Length) else NotImplemented

    def __repr__(self):
        return f"Length({self.metres})"


def main(argv):
    for n in range(3):
        print(f"<{n if n else ''}> <{n if n > 1 else 'few' if n else None!r:>5}> <{n * 1.5 if n else n:6}>")
    print(sum([Length(1), Length(2)]), Length(1) + Length(3), Length(1) + 7)
    print(Length(1) == Length(1), Length(1) == 1, Length(1) != Length(2))
    try:
        print(Length(6) + 7)
    except TypeError as error:
        print(error)
    try:
        print(3 + Length(6))
    except TypeError as error:
        print(error)
    return 0


if __name__ == "__main__":
    main([])
