"""Programs as beginners write them."""

from typing import Set, Tuple
import math

Cell = Tuple[int, int]
GLIDER = """
.#.
..#
###
"""


def parse(text):
    cells = set()
    for y, row in enumerate(text.strip().split("\n")):
        for x, ch in enumerate(row):
            if ch == "#":
                cells.add((x, y))
    return cells


def step(cells):
    counts = {}
    for (x, y) in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    key = (x + dx, y + dy)
                    counts[key] = counts.get(key, 0) + 1
    return {c for c, n in counts.items() if n == 3 or (n == 2 and c in cells)}


def show(cells):
    if not cells:
        return "(empty)"
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return "\n".join("".join("#" if (x, y) in cells else "." for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1))


def roman(n):
    out = ""
    for v, s in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
        q, n = divmod(n, v)
        out += s * q
    return out


def sieve(n):
    flags = [True] * (n + 1)
    flags[0:2] = [False, False]
    for i in range(2, math.isqrt(n) + 1):
        if flags[i]:
            flags[i * i::i] = [False] * len(flags[i * i::i])
    return [i for i, f in enumerate(flags) if f]


def collatz(n, memo={1: 1}):
    if n not in memo:
        memo[n] = 1 + collatz(n // 2 if n % 2 == 0 else 3 * n + 1)
    return memo[n]


def queens(n):
    solutions = []

    def place(row, cols, d1, d2, board):
        if row == n:
            solutions.append(board[:])
            return
        for c in range(n):
            if c in cols or row + c in d1 or row - c in d2:
                continue
            board.append(c)
            place(row + 1, cols | {c}, d1 | {row + c}, d2 | {row - c}, board)
            board.pop()
    place(0, set(), set(), set(), [])
    return solutions


def caesar(text, k):
    return "".join(chr((ord(c) - 65 + k) % 26 + 65) if "A" <= c <= "Z" else chr((ord(c) - 97 + k) % 26 + 97) if c.islower() else c for c in text)


def levenshtein(a, b):
    prev = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        cur = [i]
        for j, cb in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (ca != cb)))
        prev = cur
    return prev[-1]


def mandel(w, h):
    rows = []
    for y in range(h):
        row = ""
        for x in range(w):
            cr, ci = x / w * 3 - 2, y / h * 2 - 1
            zr = zi = 0.0
            for i in range(30):
                zr, zi = zr * zr - zi * zi + cr, 2 * zr * zi + ci
                if zr * zr + zi * zi > 4:
                    break
            row += " .:-=+*#%@"[min(i // 3, 9)]
        rows.append(row)
    return rows


def main(argv):
    cells = parse(GLIDER)
    for _ in range(8):
        cells = step(cells)
    print(show(cells), sorted(cells))
    print([roman(n) for n in (1, 4, 9, 14, 1994, 2024)], sieve(60), len(sieve(3000)))
    print(max(range(1, 300), key=collatz), collatz(27), len(queens(5)), queens(5)[0])
    print(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3), levenshtein("kitten", "sitting"))
    print("\n".join(mandel(40, 10)))
    triangle = [[1]]
    for _ in range(9):
        triangle.append([1] + [a + b for a, b in zip(triangle[-1], triangle[-1][1:])] + [1])
    for row in triangle[-3:]:
        print(" ".join(f"{v:^4}" for v in row).center(60).rstrip())
    fizz = ["FizzBuzz" if i % 15 == 0 else "Fizz" if i % 3 == 0 else "Buzz" if i % 5 == 0 else str(i) for i in range(1, 16)]
    print(",".join(fizz))
    words = "it was the best of times it was the worst of times".split()
    index = {}
    for i, w in enumerate(words):
        index.setdefault(w, []).append(i)
    for w in sorted(index, key=lambda w: (-len(index[w]), w)):
        print(f"{w:<8}{len(index[w])} {index[w]}")
    a, b = 0, 1
    while a < 100:
        print(a, end=" " if b < 100 else "\n")
        a, b = b, a + b
    print(f"{math.pi:.4f} {math.e:>10.3e} {1/3:.0%}", 0.1 + 0.2 == 0.3, round(2.5), round(-1.55, 1), 7 // -2, -7 % 3, 2 ** 10, 10 / 5)
    s = "racecar"
    print(s == s[::-1], sorted(set("mississippi")), "".join(sorted("hello")), {c: "hello".count(c) for c in "hello"})
    m = [[1, 2], [3, 4]]
    print([[sum(a * b for a, b in zip(r, c)) for c in [[q[0] for q in m], [q[1] for q in m]]] for r in m])
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
