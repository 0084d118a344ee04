"""Numbers that grow up to a limit which is itself more than a word, or makes the last step more than one; and what constants elsewhere make large."""


def powers(base, top):
    out = []
    x = 1
    while x < top:
        out.append(x)
        x *= base
    return out


def key(bits):
    return 1 << (bits - 1)


def make(bits):
    return key(bits // 2) | key(bits // 4)


def largest(sides):
    return max(a * b for a in sides for b in range(10 ** 10, 10 ** 10 + 2))


def shifted(amounts, number):
    return [number << amount for amount in amounts if amount < 8]


def main():
    print(shifted([0x9E3779B97F4A7C15, 3, 7], 5))
    print(make(512), largest(range(10 ** 9, 10 ** 9 + 3)))
    far = 2 ** 63 - 1
    distances = [0, far, far]
    for weight in (3, 4):
        for i in range(2):
            if distances[i] + weight < distances[i + 1]:
                distances[i + 1] = distances[i] + weight
    print(distances, distances[2] + far)
    x = 1
    n = 0
    while x < 10 ** 30:
        x *= 7
        n += 1
    print(n, x)
    y = 1
    while y < 10 ** 18:
        y *= 100
    print(y)
    z = 3
    while z <= 5_000_000_000:
        z *= z
    print(z)
    w = 1
    while w < 1000:
        w *= 10
    print(w)
    print(powers(10, 10 ** 6))
    a, b = 1, 1
    while a < 2 ** 63:
        a, b = b, a + b
    print(a)


if __name__ == "__main__":
    main()
