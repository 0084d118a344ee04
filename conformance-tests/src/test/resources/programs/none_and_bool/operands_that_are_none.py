"""Operators and sums of numbers that are None."""


def attempt(function):
    try:
        print(function())
    except TypeError as error:
        print(error)


def main(argv):
    n = len(argv)
    none = None if n else 3
    real = None if n else 3.5
    some = [1, 2, None]
    attempt(lambda: str(none // 2))
    attempt(lambda: str(none % none))
    attempt(lambda: str(2 ** none))
    attempt(lambda: str(none ** none))
    attempt(lambda: str(none ** -2))
    attempt(lambda: str(none << 2))
    attempt(lambda: str(none & none))
    attempt(lambda: str(real ** none))
    attempt(lambda: str(real ** 2))
    attempt(lambda: str(real % real))
    attempt(lambda: str(-real))
    attempt(lambda: str(none < none))
    attempt(lambda: str(sum(some)))
    attempt(lambda: str(sum(some[:2], 1)))
    attempt(lambda: str(sum([0.1, 0.1, 0.1, real])))
    attempt(lambda: str(sum([None])))
    texts = {"a"} if n > 5 else None
    try:
        print({"b"} | texts)
    except TypeError as error:
        print(error)
    try:
        print(texts & texts)
    except TypeError as error:
        print(error)
    small = None if n > 5 else 3
    large = None if n > 5 else 3.5
    some_text = None if n > 5 else "a"
    no_text = None if n else "a"
    some_bytes = None if n > 5 else b"a"
    no_bytes = None if n else b"a"
    no_dict = {1: 2} if n > 5 else None
    attempt(lambda: str(small + none))
    attempt(lambda: str(none + small))
    attempt(lambda: str(none < small))
    attempt(lambda: str(none * large))
    attempt(lambda: str(large // none))
    attempt(lambda: str(some_text + no_text))
    attempt(lambda: str(no_text + some_text))
    attempt(lambda: str(some_text < no_text))
    attempt(lambda: str(no_text * small))
    attempt(lambda: str(some_text * none))
    attempt(lambda: str(some_bytes + no_bytes))
    attempt(lambda: str(no_bytes + some_bytes))
    attempt(lambda: str({1: 2} | no_dict))
    for name in "ixs":
        try:
            found = {"b"}
            if name == "i":
                found |= texts
            elif name == "x":
                found ^= texts
            else:
                print(frozenset(found) - texts)
        except TypeError as error:
            print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
