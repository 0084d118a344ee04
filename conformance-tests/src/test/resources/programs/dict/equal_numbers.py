"""Ints look up float keys, and floats int keys: equal numbers are the same key."""
def main(argv):
    n = len(argv) - len(argv) + 1
    d = {1.0: 'one', 1.5: 'more'}
    print(d[1], d[n], 1 in d, n in {1.5: 2}, n in d, True in d, 2 in d)
    s = {1.0, 2.5}
    print(1 in s, n in s, 3 in s)
    try:
        print(d[n + 1])
    except KeyError as e:
        print('KeyError', e)
    print(d.get(1), d.get(n + 5, 'none'))
    f = 1.0 * n
    e = {1: 'a', 2: 'b'}
    print(e[1], 1.0 in e, f in e, 1.5 in e)
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
