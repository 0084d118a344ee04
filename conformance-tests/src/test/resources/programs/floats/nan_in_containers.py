"""Not-a-number is found in containers, and makes them equal, as the same object does."""

def main(argv):
    nan = float("nan")
    m = float("inf") - float("inf") if len(argv) == 1 else 0.0
    print(nan in [nan], nan in [1.0, nan], [nan] == [nan], (nan, 1) == (nan, 1), nan == nan, [nan].count(nan), [1.0, nan].index(nan))
    print(nan in (nan,), nan in {nan}, {nan: 1}[nan])
    l = [nan, 1.0]
    print(l == l, l != l, l[:] == l)
    d = {"a": nan}
    print(d == d, d == dict(d))
    l.remove(nan)
    print(l)
    print(min([nan, 1.0]), max([1.0, nan]), sorted([3.0, nan, 1.0]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
