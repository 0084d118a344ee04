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
    tryit("lt", lambda x: x < "t")
    tryit("eq", lambda x: x == "tt")
    tryit("in", lambda x: "t" in x)
    tryit("in2", lambda x: x in "sym tt plain")
    tryit("in3", lambda x: x in ["sym", "tt"])
    tryit("isinstance", lambda x: isinstance(x, str))
    tryit("isinstance", lambda x: isinstance(x, (Text, int)))
    tryit("key", lambda x: {"sym": 1, "tt": 2}.get(x, 0))
    tryit("sub", lambda x: x[0])
    tryit("slice", lambda x: x[:1])
    tryit("iter", lambda x: [c for c in x])
    tryit("len", lambda x: len(x))
    tryit("up", lambda x: x.upper())
    tryit("fmt", lambda x: f"{x:>8}|{x!r}|{x}")
    tryit("pct", lambda x: "%s %r" % (x, x))
    tryit("join", lambda x: "-".join(x))
    tryit("none", lambda x: x is None)
    tryit("hash", lambda x: hash(x) == hash("sym"))
    tryit("sorted", lambda x: sorted(x))
    tryit("type", lambda x: type(x).__name__)
    tryit("int", lambda x: int(x))
    tryit("bool", lambda x: bool(x))
    tryit("list", lambda x: list(x))
    tryit("max", lambda x: max(x, "k"))


if __name__ == "__main__":
    main()
