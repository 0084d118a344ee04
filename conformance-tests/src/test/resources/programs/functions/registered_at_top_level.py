from functools import singledispatch
import functools
@singledispatch
def show(x):
    return "any " + repr(x)
@show.register
def _(x: int):
    return "int %d" % x
@functools.singledispatch
def other(x):
    return "other"
class A:
    def name(self): return "A"
class B(A): pass
show.register(A, lambda a: "an " + a.name())
show.register(type(None), lambda x: "nothing")
def pair(t):
    return "pair"
show.register(tuple, pair)
def main():
    print(show(1), show(None), show(B()), show((1,)), show("s"), other(1), other(A()))
    print([show(x) for x in [1, None, A(), (2,), "s"]])
    print(show.registry[tuple] is pair, show.dispatch(B)(B()))
other.register(A, lambda x: "other A")
if __name__ == "__main__":
    main()
