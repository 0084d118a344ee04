"""type() and __class__ of None, functions and others."""

def f(): pass
def main(argv):
    n = len(argv)
    d = {n: 1}
    print(type(None), type(f), type(f).__name__, type(d.keys()).__name__, type(d.values()), type(d.items()), None.__class__, f.__class__, type(n), (n).__class__)
    print(isinstance(None, type(None)), isinstance(n, type(None)), isinstance(f, type(f)), type(lambda: 1).__name__)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
