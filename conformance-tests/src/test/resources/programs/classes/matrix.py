"""Operators of a class of matrices."""

class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.shape = (len(self.rows), len(self.rows[0]))

    @classmethod
    def identity(cls, n):
        return cls([[1 if i == j else 0 for j in range(n)] for i in range(n)])

    def __getitem__(self, key):
        i, j = key
        return self.rows[i][j]

    def __setitem__(self, key, value):
        i, j = key
        self.rows[i][j] = value

    def __matmul__(self, other):
        n, m = self.shape
        m2, k = other.shape
        assert m == m2, "shapes"
        return Matrix([[sum(self[i, t] * other[t, j] for t in range(m)) for j in range(k)] for i in range(n)])

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows)])

    def __mul__(self, scalar):
        return Matrix([[a * scalar for a in r] for r in self.rows])

    __rmul__ = __mul__

    def __neg__(self):
        return -1 * self

    def __sub__(self, other):
        return self + -other

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __pow__(self, n):
        result = Matrix.identity(self.shape[0])
        base = self
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result

    def __iter__(self):
        return iter(self.rows)

    def __len__(self):
        return len(self.rows)

    def __contains__(self, x):
        return any(x in r for r in self.rows)

    def __bool__(self):
        return any(any(x != 0 for x in r) for r in self.rows)

    def __call__(self, v):
        return [sum(a * b for a, b in zip(r, v)) for r in self.rows]

    def transposed(self):
        return Matrix([list(col) for col in zip(*self.rows)]) if False else Matrix([[r[i] for r in self.rows] for i in range(self.shape[1])])

    def __str__(self):
        return "\n".join(" ".join(f"{x:>5}" for x in r) for r in self.rows)

    def __iadd__(self, other):
        for r, s in zip(self.rows, other.rows):
            for i, v in enumerate(s):
                r[i] += v
        return self


def main(argv):
    a = Matrix([[1, 1], [1, 0]])
    print(a ** 30)
    print((a ** 10)[0, 1], a @ a == a ** 2, a != a)
    b = 3 * a - a * 2
    print(b == a, bool(b), bool(b - b), 5 in b, 1 in b, len(b))
    b[1, 1] = 42
    b += a
    print(b)
    print(b([1, 2]), [sum(r) for r in b])
    print(Matrix([[1, 2, 3], [4, 5, 6]]).transposed())
    try:
        a @ Matrix([[1, 2, 3]])
    except AssertionError as e:
        print("assert", e)
    try:
        print(a[5, 0])
    except IndexError as e:
        print(e)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
