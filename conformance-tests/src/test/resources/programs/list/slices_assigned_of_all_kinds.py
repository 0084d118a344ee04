"""Slices of lists that are assigned what is no list, is the list itself, or nothing to go through."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def shown(make):
    try:
        print(repr(make()))
    except Exception as error:
        print(type(error).__name__, error)


def slot(l, a, b, v):
    l[a:b] = v
    return l


def step(l, a, v):
    l[::a] = v
    return l


def main():
    more()
    for v in ([7], (8, 9), 5, None, "xy", {3}, 1.5):
        shown(lambda: slot([1, "b", None], 0, 1, v))
        shown(lambda: step([1, "b", None], 2, v))
    for v in ([7], 5):
        shown(lambda: slot([1, 2], 0, 1, v))
        shown(lambda: step([1, 2], 2, v))
    def a():
        l = [1, 2]
        l[0:1] = 5
        return l
    def b():
        l = [1, 2]
        l[::2] = 5
        return l
    def c():
        l = [1, 2]
        l += 5
        return l
    def d():
        l = [1, 2]
        l.extend(5)
        return l
    def e():
        b = bytearray(b"abc")
        b[0:1] = 5
        return b
    def f():
        b = bytearray(b"abc")
        b[0:1] = "x"
        return b
    def g():
        b = bytearray(b"abc")
        b[0:1] = [1, 2, 300]
        return b
    def h():
        b = bytearray(b"abc")
        b[0:1] = 1.5
        return b
    for x in (a,b,c,d,e,f,g,h): shown(x)



def more():
    l = [1, 2, 3, 4]
    l[::2] = l[1::2]
    print(l)
    l[1:3] = l
    print(l)
    l[:] = l
    l[::1] = l
    l[::-1] = l
    print(l)
    l[::2] = range(len(l[::2]))
    print(l)
    l[::3] = (i * i for i in range(2))
    print(l)
    l[0:2] = (x for x in l)
    l[::4] = {5: 1, 6: 2, 7: 3}
    print(l)
    def shrinking():
        for i in range(3):
            l.pop()
            yield i
    l[2:6] = shrinking()
    print(l)


if __name__ == "__main__":
    main()
