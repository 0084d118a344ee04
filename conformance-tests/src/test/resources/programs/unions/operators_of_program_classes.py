class Symbol(str):
    pass

class Text(str):
    """x"""

def pick(i):
    if i == 0: return Symbol("sym")
    if i == 1: return 5
    if i == 2: return [1, 2]
    if i == 3: return Text("tt")
    if i == 4: return None
    return "plain"

def tryit(name, f):
    for i in range(6):
        x = pick(i)
        try:
            print(name, i, f(x))
        except Exception as e:
            print(name, i, type(e).__name__, e)

def main():
    tryit("add", lambda x: x + "s")
    tryit("radd", lambda x: "s" + x)
    tryit("add1", lambda x: x + 1)
    tryit("mul", lambda x: x * 2)
    tryit("neg", lambda x: -x)
    tryit("sub", lambda x: x - 1)
    tryit("call", lambda x: x())


if __name__ == "__main__":
    main()
