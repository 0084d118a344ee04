from types import SimpleNamespace
import io, collections
class N(SimpleNamespace): pass
def main():
    ns = SimpleNamespace(a=1)
    for o in (ns,):
        try:
            print(o.d)
        except AttributeError as e:
            print(e)
    try:
        print(getattr(N(a=1), "zz"))
    except AttributeError as e:
        print(e)
    try:
        print(io.StringIO("").zz)
    except AttributeError as e:
        print(e)
    try:
        print(ns + 1)
    except TypeError as e:
        print(e)
    try:
        print(collections.deque() + 1)
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
