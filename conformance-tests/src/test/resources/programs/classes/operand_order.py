"""Which operand is asked first: the right one where its class extends that of the left one."""

import datetime

class A:
    def __init__(self, n):
        self.n = n
    def __add__(self, o):
        return 'A.add'
    def __radd__(self, o):
        return 'A.radd'
    def __sub__(self, o):
        print('A.sub')
        return NotImplemented
    def __rsub__(self, o):
        return 'A.rsub'
    def __mul__(self, o):
        return 'A.mul'
    def __eq__(self, o):
        return 'A.eq %d' % self.n
    def __lt__(self, o):
        return 'A.lt %d' % self.n
    def __gt__(self, o):
        return 'A.gt %d' % self.n
    def __iadd__(self, o):
        return NotImplemented
class B(A):
    def __radd__(self, o):
        return 'B.radd'
    def __rmul__(self, o):
        print('B.rmul')
        return NotImplemented
    def __eq__(self, o):
        return 'B.eq %d' % self.n
class C(A):
    pass
class D(B):
    def __rsub__(self, o):
        return NotImplemented
def show(f):
    try:
        print(f())
    except TypeError as e:
        print(e)
def dates():
    d, t = datetime.date(2020, 1, 2), datetime.datetime(2020, 1, 2)
    for f in (lambda: d < t, lambda: t < d, lambda: d == t, lambda: t - d, lambda: d - t):
        show(f)
def main():
    dates()
    things = [A(1), B(2), C(3), D(4)]
    for x in things:
        for y in things:
            print(type(x).__name__, type(y).__name__)
            print(x + y, x * y, x == y, x != y, x < y, x > y)
            show(lambda: x - y)
            z = x
            z += y
            print(z)
    print(A(1) + B(2), B(1) + A(2), A(1) == B(2), A(1) < C(2), A(1) * D(2))
    show(lambda: A(1) - A(2))
    show(lambda: A(1) - B(2))
    show(lambda: A(1) - D(2))
if __name__ == '__main__':
    main()
