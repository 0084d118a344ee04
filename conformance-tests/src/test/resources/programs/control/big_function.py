"""One large function with many variables alive at once."""


def churn(seed):
    a, b, c, d, e = seed, seed + 1, seed + 2, seed + 3, seed + 4
    f = g = h = 0
    names = []
    x = 0.5
    for i in range(30):
        if i % 2 == 0:
            a += b
            if a > 1000:
                a %= 997
                names.append("a")
            elif a > 500:
                names.append("A")
            else:
                f += 1
        elif i % 3 == 0:
            b, c = c, b + d
            while b > 300:
                b -= 299
                g += 1
            else:
                h += 1
        elif i % 5 == 0:
            c = (c * 7 + a) % 101
            try:
                d = 100 // (c % 4)
            except ZeroDivisionError:
                d = -1
                names.append("z")
        elif i % 7 == 0:
            for j in range(i):
                if j * j > i:
                    e += j
                    break
                x *= 1.25
            else:
                e = -e
        else:
            d, e = e, d
            if (a > b) == (c > d):
                x += a - b
            elif a == b or c == d and e != f:
                x -= 1.0
            text = str(a) + str(b)
            if len(text) > 3 and text[0] == text[-1]:
                names.append(text)
        g, h = h, g
        if e > 10000 or e < -10000:
            e = e // 10
    return a, b, c, d, e, f, g, h, x, names


def main(argv):
    for seed in (1, 17, 100, -50):
        print(churn(seed))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
