"""Powers of what may be an int, a float or a fraction: with an exponent below 0 that of an int is a float."""
# alone: for its values of several kinds the types of all of a group would be inferred again

from fractions import Fraction


class Quantity:
    def __init__(self, value, dim):
        self.value = value
        self.dim = dim

    def __pow__(self, n):
        return Quantity(self.value ** n, self.dim * n)

    def __str__(self):
        return f"{self.value!r} m^{self.dim}"


def main():
    for value in (2, Fraction(1, 3), 2.5):
        for exponent in (2, -1, 0, -3):
            print(Quantity(value, 1) ** exponent)
    mixed = [3, "x", True]
    total = []
    for each in mixed:
        if not isinstance(each, str):
            for exponent in (-2, 3):
                total.append(each ** exponent)
    print(total)


if __name__ == "__main__":
    main()
