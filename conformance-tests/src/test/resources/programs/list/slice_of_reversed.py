class Own:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        print("get", i)
        return i * i


def give(items, l):
    for x in items:
        if len(l) > 2:
            l.pop()
        yield x


def main():
    l = [1, 2, 3, 4, 5]
    l[:3] = reversed(l[:3])
    print(l)
    l[1:4] = reversed(l)
    print(l)
    l[-2:] = give([7, 8, 9], l)
    print(l)
    l[3:1] = reversed([10, 20])
    print(l)
    l[100:200] = reversed([])
    print(l)
    r = reversed(l)
    next(r)
    l.pop()
    l.pop()
    print(list(r), list(r))
    r = reversed(l)
    print(next(r), list(r), list(r))
    print(list(reversed(Own(3))), list(reversed((1, 2, 3))), list(reversed("abc")), list(reversed(range(4))))
    s = ["a", "b"]
    s[:] = reversed(s)
    print(s, list(reversed([])) == [])
    l[0:0] = l
    print(l)


main()
