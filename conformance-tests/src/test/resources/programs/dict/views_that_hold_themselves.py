def main(argv):
    d = {}
    d[42] = d.values()
    print(repr(d))
    e = {1: [2], 'a': (3, None)}
    print(e.keys(), e.values(), e.items())


if __name__ == "__main__":
    main([])
