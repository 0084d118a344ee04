def main(argv):
    functions = {"upper": str.upper, "abs": abs, "len": len, "split": str.split, "keys": dict.keys}
    for value in (-1, "a b", [1, 2]):
        for name in functions:
            try:
                print(name, functions[name](value))
            except TypeError as error:
                print(name, error)
    steps = [str.split, len, str]
    value = "one two three"
    for step in steps:
        value = step(value)
    print(value, len(value))
    joins = {"a": str.join, "b": str.zfill}
    for name, argument in (("a", ["x", "y"]), ("b", 5), ("a", 3), ("b", "q")):
        try:
            print(name, joins[name]("12", argument))
        except TypeError as error:
            print(name, error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
