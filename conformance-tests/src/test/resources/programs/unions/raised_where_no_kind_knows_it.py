"""Operations that no kind which inference sees there knows, since functions in one table share their arguments: they raise if they are ever run."""
import operator
import statistics
from datetime import timedelta

OPERATIONS = {"+": operator.add, ">": operator.gt, "len": lambda a, b: len(a) + len(b)}


def run(name, *operands):
    return OPERATIONS[name](*operands)


def rounded(values):
    return [round(value, 1) for value in values]


def first(pair):
    key, value = pair
    return value.isoformat() if key == "day" else value


def main():
    print(run("+", 1, 2), run("len", "ab", [1]), run("len", (1, 2), "x"))
    try:
        print(run("+", "a", 1))
    except TypeError as e:
        print(e)
    print(run(">", 2, 1), run("+", "a", "b"))
    print(run("len", (1, lambda: 3), {"x": 2}))
    print(rounded([1.25, 3, statistics.mean([1, 2, 4])]))
    print(first(("n", 3)), first(("s", "text")), first(("l", [1])))
    try:
        print(rounded([timedelta(1)]))
    except TypeError as e:
        print(e)
    try:
        print(first(("day", "text")))
    except AttributeError as e:
        print(e)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
