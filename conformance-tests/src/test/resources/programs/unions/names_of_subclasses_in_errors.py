class A:
    pass
class B(A):
    pass
def pick(i):
    return A() if i == 0 else B() if i == 1 else 3

def tryit(name, f):
    for i in range(3):
        x = pick(i)
        try:
            print(name, i, f(x))
        except Exception as e:
            print(name, i, type(e).__name__, e)
def main():
    tryit("a", lambda x: x + 1)
    tryit("b", lambda x: 1 + x)
    tryit("c", lambda x: -x)
    tryit("d", lambda x: len(x))
    tryit("e", lambda x: x())
    tryit("f", lambda x: x[0])
    tryit("g", lambda x: 1 in x)
    tryit("h", lambda x: [1][x])
    tryit("i", lambda x: "a" < x)
    tryit("j", lambda x: [1] + x)
    tryit("k", lambda x: x.foo)
    tryit("k", lambda x: x.upper())
    tryit("l", lambda x: abs(x))
    tryit("m", lambda x: list(x))
    tryit("o", lambda x: x ** "s")


if __name__ == "__main__":
    main()
