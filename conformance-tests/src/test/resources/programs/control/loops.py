"""Loops with else, break and continue; chained comparison; conditional expressions."""


def first_factor(n):
    for candidate in range(2, n):
        if n % candidate == 0:
            break
    else:
        return "prime"
    return str(candidate)


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    else:
        steps += 1000
    return steps


def classify(n):
    if n < 0:
        return "negative"
    elif n == 0:
        return "zero"
    elif 0 < n < 10:
        return "digit"
    elif 10 <= n <= 99 and n != 50:
        return "two digits"
    return "large"


def main(argv):
    for n in (2, 9, 13, 35, 97):
        print(n, first_factor(n), collatz(n))
    print([classify(n) for n in (-5, 0, 7, 10, 50, 99, 100)])
    found = []
    for i in range(10):
        for j in range(10):
            if j > i:
                break
            if (i + j) % 3:
                continue
            found.append((i, j))
    print(found)
    i = 0
    while True:
        i += 1
        if i % 2:
            continue
        if i > 6:
            break
        print(i)
    for i in range(10, 0, -3):
        print(i, end=" ")
    print()
    for empty in range(5, 5):
        print("never")
    print(i, 1 < 2 < 3, 1 < 3 < 2, 3 > 2 >= 2 != 1)
    if (n := len(found)) > 5:
        print("found", n)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
