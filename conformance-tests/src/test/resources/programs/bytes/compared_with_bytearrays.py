"""A bytes and a bytearray are equal, and ordered, by what they hold, on either side and inside of containers."""


def pick(n):
    return b"ab" if n > 0 else None


def main():
    b = b"abcd"
    a = bytearray(b)
    print(b == a, a == b, b != a, a != b, b < a, a < b, b <= a, a >= b, b > a, b >= a)
    print(b"a" < bytearray(b"b"), b"b" > bytearray(b"a"), b"" == bytearray(), b[:2] == a[:2], b[:2] == a[:3])
    print(b in [a], a in [b], [b] == [a], (b, 1) == (a, 1), {1: b} == {1: a}, [a].index(b), [b].count(a))
    for n in (0, 1):
        x = pick(n)
        print(x == bytearray(b"ab"), bytearray(b"ab") == x, x != bytearray(b"ab"))
    for literal in ["7" * 150 + "x" * 150, "1.5"]:
        try:
            print(int(literal))
        except ValueError as e:
            print(e)


if __name__ == "__main__":
    main()
