"""Bounds beyond a machine word mean as much as the largest there is."""


def main(argv):
    a = [0,1,2,3,4]
    print(a[-pow(2,128):3], a[3:pow(2,145)], a[-2**70:2**70:2])
    print("hello"[-2**70:3], (1,2,3)[-2**70:2], b"hello"[1:2**80])
    print(range(10)[2:2**70])
    print(a.index(0, -2**70, 2**70))
    print("hello".find("l", -2**70, 2**70), "hello".startswith("he", -2**65))
    s = slice(-2**70, 2**70)
    print(a[s])
    n = 10 ** 30
    print(a[:n], a[-n:], "hello"[:n], "hello".count("l", -n, n))
    a[1:n] = [5]
    print(a)
    del a[-n:1]
    print(a)
    try:
        print(a[n])
    except IndexError as e:
        print(e)
    try:
        print("abc"[-n])
    except IndexError as e:
        print(e)
    return 0


if __name__ == "__main__":
    main([])
