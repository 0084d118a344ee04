"""getattr of modules and classes by names that the function writes, alone or in pairs."""
import math
import operator
import string


class Config:
    """Settings."""
    limit = 3
    name = "x"

    @staticmethod
    def twice(n):
        return 2 * n

    @classmethod
    def title(cls):
        return cls.name.upper()


def table(names):
    found = {}
    for name in ("sqrt", "floor", "gcd"):
        found[name] = getattr(math, name)
    return found


def main():
    functions = table(3)
    print(functions["sqrt"](16.0), functions["floor"](2.5), functions["gcd"](12, 18))
    operators = {sign: getattr(operator, name) for sign, name in (("+", "add"), ("-", "sub"))}
    print(operators["+"](1, 2), operators["-"](1, 2))
    for name in ["pi", "e", "sqrt"]:
        value = getattr(math, name)
        print(name, value(4) if callable(value) else round(value, 3))
    for name in ("limit", "name", "twice", "title", "missing"):
        try:
            value = getattr(Config, name)
            print(name, value if not callable(value) else "callable")
        except AttributeError as error:
            print(error)
    for name in ("digits", "nothing"):
        print(getattr(string, name, "none"))


if __name__ == "__main__":
    main()
