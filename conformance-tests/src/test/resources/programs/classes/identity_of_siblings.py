"""Is one object the other, where the classes that they are known by are not each other's ancestors?"""

class A: pass


class B(A): pass


class C(A): pass


def main(argv):
    n = len(argv)
    a = B() if n == 1 else C()
    x = C()
    print(x is a, a is x, x is not a)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
