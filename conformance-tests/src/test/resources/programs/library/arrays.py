"""Arrays of numbers and characters."""

from array import array
import array as arr


def basics():
    a = array("i", [1, 2, 3])
    a.append(4)
    a.extend([5, 6])
    print(a, len(a), a[0], a[-1], a[1:3])
    a[0] = 10
    print(list(a), sum(a), max(a), 3 in a, a.index(3), a.count(2))
    d = array("d", [0.0] * 5)
    for i in range(len(d)):
        d[i] = i * 0.5
    print(d, d.typecode, d.itemsize)
    b = array("B", b"hello")
    print(b.tobytes(), b)
    try:
        b.append(300)
    except OverflowError as e:
        print(e)
    a.insert(0, 99)
    print(a.pop(), a.pop(0), a)
    a.reverse()
    print(a.tolist())
    a.remove(3)
    print(a == array("i", [6, 5, 4, 2, 10]), a + array("i", [1]), a * 2)
    u = array("L", range(5))
    for x in u:
        print(x, end=" ")
    print()
    e = arr.array("q")
    e.frombytes((7).to_bytes(8, "little"))
    print(e, bool(e), bool(arr.array("b")))
    try:
        a[100]
    except IndexError as ex:
        print(ex)
    a[1:3] = array("i", [7, 8, 9])
    print(a)
    del a[0]
    print(a)


def sieve(n):
    flags = array("b", [1]) * (n + 1)
    flags[0] = flags[1] = 0
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]:
            for j in range(i * i, n + 1, i):
                flags[j] = 0
    return [i for i, f in enumerate(flags) if f]


class Matrix:
    def __init__(self, rows, cols):
        self.cols = cols
        self.data = array("d", (0.0 for _ in range(rows * cols)))

    def __getitem__(self, at):
        return self.data[at[0] * self.cols + at[1]]

    def __setitem__(self, at, value):
        self.data[at[0] * self.cols + at[1]] = value


def errors():
    numbers = array("h")
    for value in (32767, 32768, -32769):
        try:
            numbers.append(value)
        except OverflowError as e:
            print(e)
    for wrong in (lambda: numbers.remove(5), lambda: array("i").pop(), lambda: array("i").frombytes(b"abc"), lambda: array("I", [-1])):
        try:
            wrong()
        except (ValueError, IndexError, OverflowError) as e:
            print(type(e).__name__, e)


def more():
    print(sieve(50))
    m = Matrix(2, 2)
    m[1, 0] = 2.5
    print(m.data, m[1, 0], m[0, 0])
    errors()
    f = array("f", [0.1, 2])
    print(f, f.tobytes().hex(), f.itemsize)
    u = array("u", "héllo")
    u.append("!")
    print(u, u.tounicode(), len(u), u[1])
    a = array("i", [3, 1, 2])
    b = a[:]
    b.append(4)
    print(a, b, a < b, a != b, sorted(a), a[::-1], a == 5)
    a += b
    a *= 2
    print(a, array("H", a.tobytes()) [:4], array("i", range(0)), array("i", (x for x in "ab" if x == "c")))
    c = array("q", [-1, 2 ** 40])
    c.byteswap()
    print(c, [x for x in reversed(array("B", [1, 2]))])


def main():
    basics()
    more()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
