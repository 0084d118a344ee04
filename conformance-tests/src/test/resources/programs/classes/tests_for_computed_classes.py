"""isinstance with classes and tuples of classes that only the run tells."""

class A:
    pass

class B(A):
    pass

def check(x, *types):
    return isinstance(x, types)

def one(x, t):
    return isinstance(x, t)

def main():
    for x in (1, 2.5, "a", None, A(), B(), [1]):
        print(check(x, int, str), check(x, A), check(x, float, B, list), check(x), one(x, int), one(x, (int, A)), one(x, B), one(x, (float, list, str)))
        for t in (int, (str, float), A, (B, (list, int))):
            print(isinstance(x, t), end=" ")
        print()

main()
