"""What has no hash: instances of classes that define equality only, or say so, and containers of the library."""

from collections import deque, defaultdict, OrderedDict, Counter
class E:
    def __init__(self, n): self.n = n
    def __eq__(self, other): return self.n == other.n
class S(E):
    pass
class H(E):
    def __hash__(self): return 7
class N:
    __hash__ = None
class D(deque): pass
def main(argv):
    n = len(argv)
    try: print(hash(E(n)))
    except TypeError as e: print(e)
    try: print(hash(S(n)))
    except TypeError as e: print(e)
    print(hash(H(n)))
    try: print(hash(N()))
    except TypeError as e: print(e)
    try: print({E(n): 1})
    except TypeError as e: print(e)
    try: print(len({E(n)}))
    except TypeError as e: print(e)
    try: print(hash((1, E(n))))
    except TypeError as e: print(e)
    try: print({deque([n])})
    except TypeError as e: print(e)
    try: print(hash((1, deque([n]))))
    except TypeError as e: print(e)
    try: print(hash(OrderedDict()))
    except TypeError as e: print(e)
    try: print(hash(Counter("a" * n)))
    except TypeError as e: print(e)
    try: print(hash(defaultdict(int)))
    except TypeError as e: print(e)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
