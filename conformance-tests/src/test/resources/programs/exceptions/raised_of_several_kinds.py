# What is raised, and its cause, may be an exception, a class of exceptions, or something else that only the run tells.
def f(k):
    if k == 0: return 3
    return ValueError("v%d" % k)
def g(k):
    if k == 0: return 3
    if k == 1: return 2.5
    if k == 2: return KeyError
    if k == 3: return "text"
    if k == 4: return None
    if k == 5: return int
    if k == 6: return TypeError("six")
    return ValueError("v%d" % k)
def values():
    for k in range(3):
        try:
            raise f(k)
        except BaseException as e:
            print(type(e).__name__, e)
    for k in range(9):
        try:
            raise g(k)
        except BaseException as e:
            print(type(e).__name__, e)
    for k in range(9):
        try:
            try:
                raise ValueError("outer") from g(k)
            except ValueError as e:
                print(repr(e), repr(e.__cause__))
        except BaseException as e:
            print(type(e).__name__, e)

class A(Exception): pass
class B(A): pass
class C(A):
    def __init__(self): A.__init__(self, "c")
def again(e):
    raise type(e)
def maybe(k):
    return ValueError("x") if k else None
def cls(k):
    return [A, B, C][k]
def mixed(k):
    return [A, B, C, int, len, again][k]
class D:
    pass
def ob(k):
    return D() if k else ValueError("v")
def classes():
    for x in (A("a"), B("b"), C()):
        try:
            again(x)
        except A as e:
            print(type(e), e.args)
    for k in range(2):
        try:
            raise maybe(k)
        except Exception as e:
            print(repr(e))
    for k in range(3):
        try:
            raise cls(k)
        except Exception as e:
            print(repr(e))
    for k in range(6):
        try:
            raise mixed(k)
        except Exception as e:
            print(repr(e))
    for k in range(2):
        try:
            raise ob(k)
        except Exception as e:
            print(repr(e))
    for k in range(2):
        try:
            raise ValueError(9) from maybe(k)
        except Exception as e:
            print(repr(e), repr(e.__cause__))
    for k in range(3):
        try:
            raise ValueError(9) from cls(k)
        except Exception as e:
            print(repr(e), repr(e.__cause__))
    for k in range(2):
        try:
            raise ValueError(9) from ob(k)
        except Exception as e:
            print(repr(e), repr(e.__cause__))
    for k in range(6):
        try:
            raise ValueError(9) from mixed(k)
        except Exception as e:
            print(repr(e), repr(e.__cause__))
values()
classes()
