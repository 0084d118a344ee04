"""Special methods of a metaclass that return what Python refuses."""
class M(type):
    def __len__(cls): return cls.n
    def __bool__(cls): return cls.flag
    def __repr__(cls): return cls.shown
class A(metaclass=M):
    n = -1
    flag = 3
    shown = None
class B(A):
    n = 4
    flag = True
    shown = "B!"
def attempt(which, cls):
    try:
        if which == 0: print(len(cls))
        elif which == 1: print(bool(cls))
        else: print(repr(cls))
    except (TypeError, ValueError) as e:
        print(which, e)
def main():
    for i in range(3):
        for c in (A, B): attempt(i, c)
if __name__ == "__main__":
    main()
