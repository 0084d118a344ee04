"""Arguments that are wrong even where they would not matter; what is looked for in a range."""

def attempt(f):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


def main(argv):
    n = len(argv)
    attempt(lambda: "ab".ljust(n, "xy"))
    attempt(lambda: "ab".rjust(n, "xy"))
    attempt(lambda: "ab".center(n, ""))
    attempt(lambda: "ab".center(n + 6, "*"))
    print("ab".ljust(n + 4, "-"), "ab".rjust(n + 4, "-"))
    r = range(n + 4)
    print(r.index(2), r.count(2), r.count(9), r.index(True))
    print(r.index(2.0), r.count(2.0), r.count(2.5))
    try:
        r.index(2.5)
    except ValueError as e:
        print(e)
    try:
        r.index(77)
    except ValueError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
