"""The % operator with names: dict displays with values of all types, dicts, and objects with items."""

class Record:
    def __getitem__(self, name):
        return len(name)


def describe(x, n, f):
    print("%(a)s %(b)d" % {"a": x, "b": 3})
    print("%(a)s %(b)05d %(c).2f%% %(a)r" % {"a": x, "b": n, "c": f})
    d = {"name": x, "other": "y"}
    print("%(name)s and %(other)10s|%(name)-5s|" % d)
    e = {"one": n, "two": n + 1}
    print("%(one)d %(two)x %(one)s" % e)
    try:
        print("%(missing)s" % d)
    except KeyError as error:
        print("KeyError", error)
    print("%s" % d)
    print("plain" % d)
    print("%(a)s" % {"a": None})
    print("%(name)s: %(size)d" % Record())
    print("%s" % [1], "no field" % [1])
    for form in ["%(name)", "%(name", "%(name)q", "%(name)s %s", "%s %s", "%(name)*d", "%*d"]:
        try:
            print(form % d)
        except (TypeError, ValueError) as error:
            print(form, type(error).__name__, error)
    try:
        print("%(name)s" % x)
    except TypeError as error:
        print(error)
    print("%(a)s %(b)s %(a)s %(c(d))s %%(a)s" % {"a": 1, "b": "two", "a": 2.5, "c(d)": [x]})
    try:
        print("%(a)s %(z)s" % {"a": 1})
    except KeyError as error:
        print("no", error)


def main(argv):
    describe("text", 42, 2.5)
    return 0


if __name__ == "__main__":
    main(["program"])
