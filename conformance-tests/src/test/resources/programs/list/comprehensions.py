"""Comprehensions: nested, filtered, with their own variables."""


def main(argv):
    x = "outer"
    print([x * 2 for x in range(4)], x)
    print([(a, b) for a in range(3) for b in range(a)], [a for a in range(20) if a % 3 == 0 if a % 2 == 0])
    print([[i * j for j in range(3)] for i in range(3)], [c for word in ["ab", "cd"] for c in word])
    print({n: n * n for n in range(4)}, {c.upper(): ord(c) for c in "abc"}, sorted({n % 3 for n in range(10)}))
    print(sum(n * n for n in range(5)), max(len(w) for w in ["a", "bbb", "cc"]), any(n > 3 for n in range(5)), all(n > 3 for n in range(5)))
    print(", ".join(str(n) for n in range(3)), sorted(-n for n in range(3)), list(n + 1 for n in range(2)))
    n = 10
    print([n + i for i in range(3)], [y for y in [n * 2]], [(lambda k: k + n)(i) for i in range(2)])
    evens = [i for i in range(10) if not i % 2]
    print(evens, [i if i > 4 else -i for i in evens], [evens[i] for i in range(len(evens) - 1, -1, -1)])
    print([z for z in []] == [], len([0 for _ in range(100)]), [w for w in "a b".split()])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
