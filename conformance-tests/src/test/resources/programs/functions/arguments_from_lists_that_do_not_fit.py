class A:
    def __init__(self, x):
        self.x = x
    def f(self, a, b): return a
    @staticmethod
    def s(a, b): return a
class B(A): pass
def outer():
    def inner(a, b): return a
    return inner
def g(a, b): return a
def attempt(f, xs):
    try:
        print(f(*xs))
    except TypeError as e:
        print(e)
xs = [1]
for f in (lambda: B(*xs[1:]), lambda: B(*xs * 3), lambda: A(1).f(*xs), lambda: A.s(*xs), lambda: outer()(*xs), lambda: g(*xs), lambda: (lambda q, r: q)(*xs)):
    try:
        print(f())
    except TypeError as e:
        print(e)
d = {"a": 1}
for f in (lambda: B(**d), lambda: A(1).f(**d), lambda: A.s(**d), lambda: outer()(**d), lambda: g(**d), lambda: g(**d, c=2)):
    try:
        print(f())
    except TypeError as e:
        print(e)
