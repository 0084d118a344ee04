"""Where a test leaves only None, nothing is read from it."""

def f(a, b):
    if isinstance(a, int) or isinstance(a, str):
        return a == b
    return a is b or a == b


def main(argv):
    n = len(argv)
    l = [n, None]
    m = [n, None]
    print(f(l[0], m[0]))
    print(f(l[1], m[1]))
    print(f(l[0], m[1]))
    print(f(l[1], m[0]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
