"""What is true and what is not."""


class Empty:
    def __len__(self):
        return 0


class Refuses:
    def __bool__(self):
        return False


class Plain:
    pass


def main(argv):
    print(bool(0), bool(1), bool(-1), bool(0.0), bool(0.1), bool(""), bool("a"), bool(" "))
    print(bool([]), bool([0]), bool({}), bool({0: 0}), bool(set()), bool({0}), bool(()), bool((0,)), bool(b""), bool(b"a"))
    print(bool(Empty()), bool(Refuses()), bool(Plain()), bool(None))
    numbers = [0, 1, 2]
    while numbers:
        numbers.pop()
    print(not numbers, len(numbers))
    print(True + True, True * 5, -True, True == 1, False == 0, True < 2, str(True), repr(False))
    print(1 and 2, 0 and 2, 1 or 2, 0 or 2, not 1, not 0)
    print("" or "default", "x" and "y", [] or [1])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
