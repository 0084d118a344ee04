"""format() with specifications that only the run knows, and their errors."""


def main():
    specs = [">5", "", "q", "05,d", "z", " ", "+s", "x,", "_x", ",x", ".3d", "c", "+c", "99999999999999999999d", ".2f", "é^9", "n", "#X", ",s", "=5"]
    for spec in specs:
        for value in [65, "text"]:
            try:
                print(repr(spec), "|" + format(value, spec) + "|")
            except (ValueError, OverflowError) as error:
                print(repr(spec), type(error).__name__, error)
    for spec in specs:
        try:
            print(repr(spec), "|" + format(2.5, spec) + "|")
        except (ValueError, OverflowError) as error:
            print(repr(spec), type(error).__name__, error)


if __name__ == "__main__":
    main()
