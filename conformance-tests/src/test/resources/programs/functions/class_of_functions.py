def f(x): return x
class K:
    def m(self): return 1
def main(argv):
    def g(): return argv
    for v in [f, len, lambda y: y, K().m, g, str.upper, "x".upper, K, int, 3, "s", None, [1], {"a": 1}, 2.5, (1,)]:
        print(type(v).__name__, v.__class__.__name__, v.__class__ is type(v), callable(v))
    fs = [f, len, g]
    for v in fs:
        print(v.__class__.__name__, type(v))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
