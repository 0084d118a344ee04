import copy


def main(argv):
    f = frozenset([1, 2])
    g = copy.copy(f)
    print(g is f, g == f)
    h = copy.deepcopy(f)
    print(h == f)
    x = (1, (2, 3))
    print(copy.deepcopy(x) is x)
    y = (1, ([], 3))
    print(copy.deepcopy(y) is y, copy.deepcopy(y) == y)
    z = [(1, 2), (3, 4)]
    print(copy.deepcopy(z)[0] is z[0])
    k = {(1, 2): 'a'}
    for key in copy.deepcopy(k):
        print(key is list(k)[0])


if __name__ == "__main__":
    main([])
