"""A list whose items are assigned to parts of itself."""


def main(argv):
    a = list(range(4))
    a[::-1] = a
    print(a)
    a = list(range(6))
    a[1:3] = a
    print(a)
    a = list(range(10))
    a[::-4] = [10]*3
    print(a)
    a = list(range(10))
    del a[::1000]
    print(a)
    a[9::1 << 333] = a[9::1 << 333]
    del a[9::1 << 333]
    print(a)
    return 0


if __name__ == "__main__":
    main([])
