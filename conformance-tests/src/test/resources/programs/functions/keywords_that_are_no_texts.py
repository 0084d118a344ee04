def f(a=1, b=2):
    return (a, b)
def g(**kw):
    return sorted(kw)
def main(argv):
    for d in [{"a": 3}, {"a": 3, 4: 5}, {"b": 3, None: 1}, {"z": 1}, {(1, 2): 3}]:
        try:
            print(f(**d))
        except TypeError as e:
            print(e)
        try:
            print(g(**d))
        except TypeError as e:
            print(e)
        try:
            print(g(x=1, **d, b2=4))
        except TypeError as e:
            print(e)
    n = {"a": 1}
    m = {None: 2, "b": 3}
    for k in m:
        try:
            print(f(**{k: 5}))
        except TypeError as e:
            print(e)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
