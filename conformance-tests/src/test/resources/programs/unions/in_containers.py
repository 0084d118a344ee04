# Containers of values of several kinds, and keys of several kinds.


def main(argv):
    values = [0.1, 3, 0.2, "a", 0.3, True]
    numbers = [value for value in values if not isinstance(value, str)]
    print(sum(numbers), sum(numbers, 1), max(numbers), min(numbers))
    try:
        print(sum(values))
    except TypeError as error:
        print(error)
    try:
        print(sorted(values))
    except TypeError as error:
        print(error)
    print(any(values), all(values), len(values), values[::-1], values.count(3), values.index("a"))
    print(sorted(values, key=str), list(map(str, values)), [type(value) for value in values])
    mixed = {"n": 1, "s": "x", "l": [1, 2]}
    print("%(n)d %(s)s" % mixed, "{0[n]} {0[s]}".format(mixed))
    print(sorted(mixed), list(mixed.values()), list(mixed.items()), mixed.get("z"), mixed.get("n", 0))
    keys = {1: "one", "two": 2, (3, 4): [5], None: None}
    for key in keys:
        print(key, keys[key])
    print(keys[1], keys["two"], keys[(3, 4)], 5 in keys, "two" in keys, 1.0 in keys)
    try:
        print(keys[7])
    except KeyError as error:
        print("KeyError", error)
    some = {1, "a", None, 2.5}
    print(len(some), "a" in some, 7 in some, 1.0 in some)
    longer = values + [None]
    longer.sort(key=lambda value: (str(type(value)), str(value)))
    print(longer, longer * 2 == longer + longer, tuple(longer)[1:3])
    print(values == [0.1, 3, 0.2, "a", 0.3, True], values != longer, ["b", 1] == ["b", 2])
    print("-".join(value for value in values if isinstance(value, str)))
    try:
        print("-".join(values))
    except TypeError as error:
        print(error)
    for left, right in zip(values, reversed(values)):
        print(left, right, end="; ")
    print()
    number = values[1]
    number += 1
    print(number, -number, number ** 2, number // 3, number % 2, round(values[0] + 1, 1), f"{number:03d} {values[3]!r:>5} {values[0]:.3f}")
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
