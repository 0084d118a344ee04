"""Attributes whose names are no identifiers."""


class Odd:
    def __init__(self):
        setattr(self, "", 1)
        setattr(self, "a b", 2)
        setattr(self, "'", 3)
        setattr(self, "a.b;/[c", 4)
        setattr(self, "\u00e9", 5)


def main():
    odd = Odd()
    print(getattr(odd, ""), getattr(odd, "a b"), getattr(odd, "'"), getattr(odd, "a.b;/[c"), odd.é, sorted(vars(odd)))


main()
