from functools import partial
def f(a, b=1, *, c=2):
    return (a, b, c)
def main():
    p = partial(f, b=5)
    print(p(1), p(1, b=6), p(1, c=7), p(1, b=2, c=3))
    q = partial(f, 9, c=1)
    print(q(), q(c=4), q(2, c=5))
    r = partial(p, c=8)
    print(r(1), r(1, b=3), r(1, c=3))

if __name__ == "__main__":
    main()
