# Products of what is of several kinds have no bounds either.
import math
def mul(*xs):
    return math.prod(xs)
def main():
    print(math.prod([10**9] * 4))
    print(mul(10**9, 10**9, 10**9))
    print(mul(2, 2.5))
    print(math.prod([10**9, 1.5, 10**9, 10**9]))
    d = {'a': 10**9, 'b': 'x', 'c': 2.5}
    print(mul(d['a'], d['a'], d['a']))
main()
