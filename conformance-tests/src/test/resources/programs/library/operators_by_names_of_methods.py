"""The functions of operator by the names of the special methods."""
import operator

names = {"+": "__add__", "*": "__mul__", "<": "__lt__", "//": "__floordiv__"}
ops = {sign: getattr(operator, name) for sign, name in names.items()}


def main():
    print(operator.__mul__("ab", 3), operator.__add__([1], [2]), operator.__lt__(1, 2))
    for x in ["a", 2, 1.5, True]:
        print(ops["*"](x, 2), ops["+"](x, x), ops["<"](x, x))
    print(ops["//"](7, 2))


if __name__ == "__main__":
    main()
